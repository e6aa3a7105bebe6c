/** Shows a notice that the house pushed, and opens the page it is about. */
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const { title = "Backroom", text = "", path = "/", tag } = told;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data?.path ?? "/", self.location.origin)));
});

/** The page that is open there already, though it came by an invitation; else a new one. */
async function open(goal) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const known = pages.find(({ url }) => new URL(url).pathname === goal.pathname);
  return known ? known.focus() : self.clients.openWindow(goal.href);
}
