/** Shows a notice that the house pushed, and opens the page it is about. */
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const { title = "Backroom", text = "", path = "/", tag } = told;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const goal = new URL(event.notification.data?.path ?? "/", self.location.origin).href;
  event.waitUntil(open(goal));
});

async function open(goal) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const known = pages.find(({ url }) => url === goal);
  return known ? known.focus() : self.clients.openWindow(goal);
}
