// The answer to a service worker of the site that was at this host before (OLD_SERVICE_WORKERS). The browser takes it as that worker's new
// version. It handles no request, removes the worker and what it kept, and reloads the pages that the worker has served.
self.addEventListener('install', () => self.skipWaiting());

const retire = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  // Without `clients.claim()`, these are the windows of the old worker alone. A navigation waits for this event: it is not waited for here.
  for (const window of await self.clients.matchAll({ type: 'window' })) window.navigate(window.url).catch(() => {});
};
self.addEventListener('activate', (event) => event.waitUntil(retire()));
