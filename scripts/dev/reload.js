// Reloads the page when `npm run dev` has replaced the server that rendered it, and shows why that has failed.
const { server } = document.currentScript.dataset;
const box = document.createElement('pre');
box.role = 'alert';
box.dir = 'ltr';
box.style.cssText =
  'position:fixed;inset:0;z-index:99;margin:0;padding:2rem;overflow:auto;background:#300;color:#fff;font:1rem/1.5 monospace;white-space:pre-wrap';
let events;

// Browsers allow six connections per host, so a hidden tab must not hold one.
function listenWhileVisible() {
  events?.close();
  if (document.visibilityState === 'hidden') return;
  events = new EventSource('/__dev/events');
  events.addEventListener('message', ({ data }) => {
    const { id, fault } = JSON.parse(data);
    if (id !== server) location.reload();
    box.textContent = fault;
    if (fault) document.body.append(box);
    else box.remove();
  });
}

document.addEventListener('visibilitychange', listenWhileVisible);
listenWhileVisible();
