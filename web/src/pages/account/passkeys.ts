/** Passkeys in this browser: asked of the device, sent to the server. */
import { api } from "../../net/api";
import { arrive, remember } from "../../state/session.svelte";
import type { PasskeyOptions } from "../../net/wire";

type Credential = Record<string, unknown>;

/** Nobody touched the device, or it said no: not a fault, and nothing has changed. */
export class Cancelled extends Error {}

/** Whether this browser can make and use passkeys, by the functions we need of it. */
export function canHavePasskeys(): boolean {
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** A guest gets an account, or an account one more passkey; gives the recovery codes of a new account. */
export async function makePasskey(name: string, invitation: string | null): Promise<string[]> {
  await arrive();
  const { options } = await api.askPasskey(invitation);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    as<PublicKeyCredentialCreationOptionsJSON>(options),
  );
  const credential = await asked(() => navigator.credentials.create({ publicKey }));
  return (await api.addPasskey({ credential, name, invitation })).codes;
}

/** Whoever holds a passkey of this house is known to this browser from now on. */
export async function signIn(): Promise<void> {
  const { options } = await api.askSignIn();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(as<PublicKeyCredentialRequestOptionsJSON>(options));
  const credential = await asked(() => navigator.credentials.get({ publicKey }));
  remember(await api.signIn(credential));
}

function as<Options>(options: PasskeyOptions["options"]): Options {
  return options as Options;
}

async function asked(ask: () => Promise<globalThis.Credential | null>): Promise<Credential> {
  const credential = await ask().catch((error: unknown) => {
    throw error instanceof DOMException ? new Cancelled(error.message) : error;
  });
  if (!(credential instanceof PublicKeyCredential)) throw new Cancelled();
  return { ...credential.toJSON() };
}
