// Reloads the page when `npm run dev` has replaced the server that rendered it.
const { server } = document.currentScript.dataset;
let events;

// Browsers allow six connections per host, so a hidden tab must not hold one.
function listenWhileVisible() {
  events?.close();
  if (document.visibilityState === 'hidden') return;
  events = new EventSource('/__dev/events');
  events.addEventListener('message', ({ data }) => {
    if (data !== server) location.reload();
  });
}

document.addEventListener('visibilitychange', listenWhileVisible);
listenWhileVisible();
