// Reloads the page when `npm run dev` has replaced the server that it came from.
const { server } = document.currentScript.dataset;
let events;

// Browsers allow six connections to a host: a hidden tab must not hold one.
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
