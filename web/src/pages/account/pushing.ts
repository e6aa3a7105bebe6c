/** Web Push in this browser: asked of its owner, told to the server. */
import { api } from "../../net/api";

const WORKER = "/notices.js";

/** Whether this browser can be told something while no page is open. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Whether this browser takes notices now. */
export async function isPushed(): Promise<boolean> {
  return (await subscription()) !== null;
}

/** This browser takes notices from now on; false when its owner said no. */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await api.subscribe({ endpoint: endpoint!, key: keys!.p256dh!, secret: keys!.auth! });
  return true;
}

/** This browser takes no notices any more. */
export async function stopPush(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await api.unsubscribe(made.endpoint);
  await made.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}
