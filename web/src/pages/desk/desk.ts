/** The operator's calls: they carry the secret of the data folder instead of a session. */
import { refusalOf } from "../../net/api";
import { line } from "../../net/line";
import { settings } from "../../state/settings.svelte";
import type { Report, TakeMeasure } from "../../net/wire";

async function call(token: string, method: string, path: string, body?: unknown): Promise<string> {
  const headers: Record<string, string> = {
    "accept-language": settings.language,
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  const data = body === undefined ? undefined : JSON.stringify(body);
  const { status, text } = await line.ask(method, `/api/admin${path}`, headers, data);
  if (status !== 200) throw refusalOf(status, text);
  return text;
}

export const reports = async (token: string) => JSON.parse(await call(token, "GET", "/reports")) as Report[];
export const record = (token: string, report: string) => call(token, "GET", `/reports/${report}/record`);
export const take = (token: string, measure: TakeMeasure) => call(token, "POST", "/measures", measure);
