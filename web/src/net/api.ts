/** The one door to the server's calls. */
import { t } from "../i18n/texts.svelte";
import { settings } from "../state/settings.svelte";
import { line } from "./line";
import type * as wire from "./wire";

/** A refusal in a sentence the player can read. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    readonly id: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "accept-language": settings.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  const { status, text } = await line.ask(method, `/api${path}`, headers, JSON.stringify(body));
  if (status >= 200 && status < 300) return JSON.parse(text) as Answer;
  throw refusalOf(status, text);
}

export function refusalOf(status: number, text: string): Refusal {
  let problem: Partial<wire.Problem> = {};
  try {
    problem = JSON.parse(text) as wire.Problem;
  } catch {
    // whatever stands between answered in words of its own
  }
  return new Refusal(
    status,
    problem.id ?? "unreachable",
    problem.text ?? t(line.alone ? "site-failed" : "home-unreachable"),
  );
}

const get = <Answer>(path: string) => call<Answer>("GET", path);
const post = <Answer>(path: string, body?: unknown) => call<Answer>("POST", path, body);
const at = (table: string, order: string) => `/tables/${encodeURIComponent(table)}${order}`;
const evening = (id: string, order = "") => `/evenings/${encodeURIComponent(id)}${order}`;
const club = (id: string, order = "") => `/clubs/${encodeURIComponent(id)}${order}`;

export const api = {
  me: () => get<wire.Me>("/me"),
  arrive: (name: string) => post<wire.Me>("/people", { name } satisfies wire.NewPerson),
  rename: (name: string) => call<wire.Me>("PATCH", "/me", { name } satisfies wire.NewPerson),
  forget: () => call<wire.Done>("DELETE", "/me"),
  link: () => post<wire.DeviceLink>("/me/link"),
  useLink: (token: string) => post<wire.Me>("/sessions", { token } satisfies wire.UseLink),
  door: () => get<wire.Door>("/accounts"),
  account: () => get<wire.Account>("/me/account"),
  askPasskey: (invitation: string | null) =>
    post<wire.PasskeyOptions>("/me/passkeys/options", { invitation } satisfies wire.AskPasskey),
  addPasskey: (passkey: wire.NewPasskey) => post<wire.RecoveryCodes>("/me/passkeys", passkey),
  namePasskey: (id: string, name: string) =>
    call<wire.Done>("PATCH", `/me/passkeys/${encodeURIComponent(id)}`, { name } satisfies wire.NamePasskey),
  dropPasskey: (id: string) => call<wire.Done>("DELETE", `/me/passkeys/${encodeURIComponent(id)}`),
  newCodes: () => post<wire.RecoveryCodes>("/me/codes"),
  askSignIn: () => post<wire.PasskeyOptions>("/sessions/options"),
  signIn: (credential: wire.UsePasskey["credential"]) => post<wire.Me>("/sessions/passkey", { credential }),
  useCode: (code: string) => post<wire.Me>("/sessions/code", { code } satisfies wire.UseCode),
  signOut: () => call<wire.Done>("DELETE", "/me/session"),
  signOutOthers: () => call<wire.Done>("DELETE", "/me/sessions"),
  history: () => get<wire.Played[]>("/me/history"),
  statistics: () => get<wire.Tally[]>("/me/statistics"),
  measures: () => get<wire.Measure[]>("/me/measures"),
  report: (report: wire.SendReport) => post<wire.Done>("/reports", report),
  leaderboard: (game: string, period: wire.Leaderboard["period"], page: number) =>
    get<wire.Leaderboard>(`/ratings/${encodeURIComponent(game)}?period=${period}&page=${page}`),
  statisticsOf: (person: string) => get<wire.Tally[]>(`/people/${encodeURIComponent(person)}/statistics`),
  ratingsOf: (person: string) => get<wire.Rated[]>(`/people/${encodeURIComponent(person)}/ratings`),
  courseOf: (person: string, game: string) =>
    get<wire.RatedMatch[]>(`/people/${encodeURIComponent(person)}/ratings/${encodeURIComponent(game)}`),
  games: () => get<wire.Game[]>("/games"),
  tables: () => get<wire.Table[]>("/tables"),
  myTables: () => get<wire.Table[]>("/me/tables"),
  agenda: () => get<wire.Engagement[]>("/me/agenda"),
  holiday: () => get<wire.Absence>("/me/holiday"),
  goAway: (days: number) => post<wire.Absence>("/me/holiday", { days } satisfies wire.GoAway),
  comeBack: () => call<wire.Absence>("DELETE", "/me/holiday"),
  waitFor: (wish: wire.Wish) => post<wire.Wait>("/me/waits", wish),
  /** With `hold` the house answers when there is a table, or some seconds later. */
  waits: (hold: boolean) => get<wire.Wait[]>(hold ? "/me/waits?hold" : "/me/waits"),
  waitNoMore: (game: string, pace: wire.Wait["pace"]) =>
    call<wire.Done>("DELETE", `/me/waits/${encodeURIComponent(game)}/${pace}`),
  waiting: (game: string) => get<wire.Lately[]>(`/waits/${encodeURIComponent(game)}`),
  friends: () => get<wire.Friends>("/me/friends"),
  befriend: (person: string) => post<wire.Person>("/me/friends", { person } satisfies wire.Befriend),
  part: (person: string) => call<wire.Done>("DELETE", `/me/friends/${encodeURIComponent(person)}`),
  friendLink: () => post<wire.FriendLink>("/me/friend-link"),
  readFriendLink: (token: string) => get<wire.Acquaintance>(`/friend-links/${encodeURIComponent(token)}`),
  useFriendLink: (token: string) => post<wire.Person>("/friend-links", { token } satisfies wire.UseFriendLink),
  block: (person: string, on: boolean) =>
    call<wire.Done>(on ? "PUT" : "DELETE", `/me/blocks/${encodeURIComponent(person)}`),
  hide: (hidden: boolean) => call<wire.Done>("PUT", "/me/presence", { hidden } satisfies wire.ShowPresence),
  news: () => get<wire.News>("/me/news"),
  notices: () => get<wire.NoticeWishes>("/me/notices"),
  switchNotices: (off: string[]) => call<wire.NoticeWishes>("PUT", "/me/notices", { off } satisfies wire.SwitchNotices),
  setMail: (mail: string) => call<wire.NoticeWishes>("PUT", "/me/mail", { mail } satisfies wire.SetMail),
  endMail: () => call<wire.NoticeWishes>("DELETE", "/me/mail"),
  useMailLink: (token: string, stop: boolean) =>
    post<wire.Done>(stop ? "/mail/stop" : "/mail/yes", { token } satisfies wire.UseMailLink),
  subscribe: (browser: wire.Subscribe) => post<wire.Done>("/me/subscriptions", browser),
  unsubscribe: (endpoint: string) =>
    call<wire.Done>("PUT", "/me/subscriptions", { endpoint } satisfies wire.Unsubscribe),
  person: (id: string) => get<wire.Person>(`/people/${encodeURIComponent(id)}`),
  inviteFriend: (table: string, person: string) =>
    post<wire.Done>(at(table, "/invitations"), { person } satisfies wire.InviteFriend),
  decline: (table: string) => call<wire.Done>("DELETE", `/me/invitations/${encodeURIComponent(table)}`),
  evenings: () => get<wire.EveningLine[]>("/me/evenings"),
  evening: (id: string) => get<wire.Evening>(evening(id)),
  makeEvening: (order: wire.NewEvening) => post<wire.Evening>("/evenings", order),
  comeToEvening: (id: string) => post<wire.Evening>(evening(id, "/come")),
  leaveEvening: (id: string, person: string) =>
    post<wire.Evening>(evening(id, "/leave"), { person } satisfies wire.TakeOut),
  startRound: (id: string) => post<wire.Evening>(evening(id, "/rounds")),
  closeRound: (id: string) => call<wire.Evening>("DELETE", evening(id, "/rounds")),
  endEvening: (id: string) => post<wire.Evening>(evening(id, "/end")),
  clubs: () => get<wire.ClubLine[]>("/me/clubs"),
  club: (id: string) => get<wire.Club>(club(id)),
  makeClub: (order: wire.NewClub) => post<wire.Club>("/clubs", order),
  changeClub: (id: string, order: wire.NewClub) => call<wire.Club>("PATCH", club(id), order),
  dropClub: (id: string) => call<wire.Done>("DELETE", club(id)),
  newClubLink: (id: string) => post<wire.Club>(club(id, "/link")),
  readClubLink: (token: string) => get<wire.ClubDoor>(`/club-links/${encodeURIComponent(token)}`),
  joinClub: (token: string) => post<wire.Club>("/club-links", { token } satisfies wire.JoinClub),
  leaveClub: (id: string, person: string) =>
    call<wire.Done>("DELETE", club(id, `/members/${encodeURIComponent(person)}`)),
  giveClub: (id: string, person: string) =>
    call<wire.Club>("PUT", club(id, "/owner"), { person } satisfies wire.GiveClub),
  sayInClub: (id: string, words: wire.SayInClub) => post<wire.Club>(club(id, "/chat"), words),
  clubStandings: (id: string, season: string) =>
    get<wire.ClubStandings>(club(id, `/standings?season=${encodeURIComponent(season)}`)),
  make: (table: wire.NewTable) => post<wire.Table>("/tables", table),
  join: (table: string, join: wire.Join) => post<wire.Table>(at(table, "/join"), join),
  leave: (table: string) => post<wire.Table>(at(table, "/leave")),
  seatBot: (table: string, seat: number, level: string | null) =>
    call<wire.Table>("PUT", at(table, `/chairs/${seat}/bot`), { level } satisfies wire.SeatBot),
  remove: (table: string, seat: number) => post<wire.Table>(at(table, "/remove"), { seat }),
  ready: (table: string, ready: boolean, nonce = "") => post<wire.Table>(at(table, "/ready"), { ready, nonce }),
  outside: (table: string) => get<wire.Acquaintance[]>(at(table, "/door")),
  welcome: (table: string, person: string) =>
    post<wire.Table>(at(table, "/welcome"), { person } satisfies wire.Welcome),
  order: (table: string, order: "start" | "adjourn" | "continue" | "rematch" | "close") =>
    post<wire.Table>(at(table, `/${order}`)),
  invite: (table: string) => post<wire.Invite>(at(table, "/invite")),
  replay: (match: string, eyes: number | "own" | null) =>
    get<wire.Replay>(`/matches/${encodeURIComponent(match)}?eyes=${eyes ?? ""}`),
  analysis: (match: string, seat: number) =>
    get<wire.Analysis>(`/matches/${encodeURIComponent(match)}/analysis?seat=${seat}`),
  analyse: (match: string, seat: number) =>
    post<wire.Analysis>(`/matches/${encodeURIComponent(match)}/analysis`, { seat } satisfies wire.AskAnalysis),
  /** The match in writing, as it is exported. */
  record: async (match: string) => {
    const path = `/api/matches/${encodeURIComponent(match)}/record`;
    const { status, text } = await line.ask("GET", path, { "accept-language": settings.language });
    if (status !== 200) throw refusalOf(status, text);
    return text;
  },
  /** A match from its record; only a house without a server takes one in. */
  bringIn: async (record: string) => {
    const headers = { "accept-language": settings.language, "content-type": "text/plain" };
    const { status, text } = await line.ask("POST", "/api/matches", headers, record);
    if (status !== 200) throw refusalOf(status, text);
    return JSON.parse(text) as wire.Shared;
  },
  share: (match: string) => post<wire.Shared>(`/matches/${encodeURIComponent(match)}/share`),
};
