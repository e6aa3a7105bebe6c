// Written from src/backroom/server/wire by `python -m backroom.server.codegen`; never edited.

/** One action out of the game's table. An action with `whole` answers the prompt, with the picks before it: it can be sent as a move without asking what may follow. Others leave the field out. */
export interface Action {
  id: number;
  verb: string;
  args: Record<string, string | null>;
  whole?: boolean;
}

/** The whole answer to a prompt; the same key and body give the same answer again. */
export interface Move {
  kind: "move";
  key: string;
  prompt: number;
  actions: number[];
}

/** A question: what can follow after these picks of a choice. */
export interface Options {
  kind: "options";
  prompt: number;
  prefix: number[];
}

/** A question: what would a sensible player do? Answered from the seat's own view. */
export interface Hint {
  kind: "hint";
  prompt: number;
  prefix?: number[];
}

/** An announcement out of the game's table of says; never binding. */
export interface Say {
  kind: "say";
  key: string;
  say: number;
}

/** Words to the others; what spectators write, only spectators read. */
export interface Chat {
  kind: "chat";
  key: string;
  text: string;
}

/** Hear no more of somebody, or hear them again. */
export interface Mute {
  kind: "mute";
  person: string;
  on: boolean;
}

/** The prompt is on the screen; a race window starts for this seat. */
export interface Ack {
  kind: "ack";
  prompt: number;
}

/** Tell what happened after the frame with this number. */
export interface Resume {
  kind: "resume";
  since: number;
}

/** At a one-device table: the device is handed to this seat; null for nobody. */
export interface Sit {
  kind: "sit";
  seat: number | null;
}

/** Take the seat back from the stand-in bot. */
export interface Back {
  kind: "back";
}

/** For (or no longer for) a stand-in bot in the place of somebody who vanished. */
export interface Vote {
  kind: "vote";
  seat: number;
  on: boolean;
}

/** A sign of life. */
export interface Ping {
  kind: "ping";
}

/** The time left for the open decision, as this seat may know it; null without a clock. */
export interface Clock {
  left: number;
  of: number;
  race: boolean;
}

/** The match as this seat (null: a spectator) sees it, after its frame `number`. `events` tells what happened in the frames after `since`; `pending` are the seats that are waited for; `legal` is empty unless this seat is asked. */
export interface Update<View = object, Event = { kind: string; [field: string]: string | null | (string | null)[] }> {
  kind: "update";
  number: number;
  since: number;
  you: number | null;
  prompt: number;
  pending: number[];
  view: View;
  events: Event[];
  legal: Action[];
  default: number | null;
  clock: Clock | null;
  over: boolean;
}

/** A move or say is durable; `number` is the seat's frame that tells it. */
export interface Accepted {
  kind: "accepted";
  key: string;
  number: number;
}

/** Something was not done, and nothing has changed. */
export interface Refused {
  kind: "refused";
  code: number;
  id: string;
  args: Record<string, string>;
  text: string;
  key: string | null;
}

/** What can follow after some picks; `complete` when they are a whole answer. */
export interface Choices<View = object> {
  kind: "options";
  prompt: number;
  prefix: number[];
  legal: Action[];
  default: number | null;
  view: View;
  complete: boolean;
}

/** What a pick changes: the win shares of all seats with it and with the next best one. `clear` tells whether the difference for who asked is beyond the noise. */
export interface Outlook {
  other: Action;
  shares: number[];
  other_shares: number[];
  clear: boolean;
}

/** The pick of the strongest bot there was time for, why as an id, and what it changes. */
export interface Advice {
  kind: "hint";
  prompt: number;
  prefix: number[];
  action: Action;
  reason: string;
  outlook: Outlook | null;
}

/** Somebody wrote something; `seat` is null for a spectator. */
export interface Chatted {
  kind: "chat";
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** The answer to a ping, by which a tab knows that the server still hears it. */
export interface Pong {
  kind: "pong";
}

/** A place at a table and whoever has it; the server names bots, too. A bot plays where somebody is away for a while (`stand_in`) or has `left` for good. */
export interface Chair {
  seat: number;
  sitter: "nobody" | "person" | "bot";
  person: string | null;
  name: string;
  level: string | null;
  ready: boolean;
  present: boolean;
  stand_in: boolean;
  left: boolean;
  votes: number;
}

/** The end of a match: places by seat, and what proves the shuffle was fair. */
export interface Reveal {
  match: string;
  winners: number[];
  places: number[];
  seed: string;
  nonces: string[];
}

/** A table as everybody may see it; `holidays` says until when who is away, by person. `evening` is the one whose round is played here, `club` the one whose table it is, if any. */
export interface Table {
  id: string;
  game: string;
  seats: number;
  options: Record<string, string>;
  access: "link" | "open" | "private";
  pace: "live" | "calm" | "day";
  clock: number;
  window: number;
  device: boolean;
  status: "gathering" | "playing" | "adjourned" | "over" | "closed";
  host: string;
  chairs: Chair[];
  spectators: number;
  watching: string[];
  shown_out: number;
  commitment: string;
  match: string | null;
  result: Reveal | null;
  holidays?: Record<string, number>;
  rated?: boolean;
  evening?: string;
  club?: string;
}

/** The table changed: who sits, who is ready, who is away; `mine` are your seats. */
export interface TableFrame {
  kind: "table";
  table: Table;
  me: string;
  mine: number[];
  you: number | null;
  muted: string[];
}

/** Why a call was refused. */
export interface Problem {
  code: number;
  id: string;
  args: Record<string, string>;
  text: string;
}

/** A guest takes a name. */
export interface NewPerson {
  name: string;
}

/** The token of a personal link, on another device. */
export interface UseLink {
  token: string;
}

/** Who you are; the id is public, the session is not. Without an account you are a guest. */
export interface Me {
  id: string;
  name: string;
  account: boolean;
}

/** A personal link that works once, for a while. */
export interface DeviceLink {
  path: string;
  token: string;
  lasts: number;
}

/** The answer to a request that changes something and has nothing else to tell. */
export interface Done {
  done: boolean;
}

/** A choice about the rules; the first value is the default. */
export interface Option {
  name: string;
  values: string[];
  seats: number[];
}

/** How strong a level of bots was measured to be, with the ends of its 95 % interval. */
export interface Strength {
  level: string;
  rating: number;
  low: number;
  high: number;
}

/** What can be played; `levels` of bots come from weak to strong. `house_seats` are those of its `seats` that the box does not have: a house variant. With `local`, a match at once against bots runs in the browser of whoever plays it. */
export interface Game {
  name: string;
  title: string;
  designers: string;
  seats: number[];
  options: Option[];
  rules_version: number;
  says: Action[];
  levels: string[];
  strengths: Strength[];
  house_seats: number[];
  local: boolean;
}

/** A table to make; `bots` take the last chairs, `names` share the device. `tempo` is how long bots take for an answer. With the pace `day` the clock is hours or days, and a race becomes sealed answers. At a `rated` table places count for the ratings of all, who have an account; it has a clock, and leaving it counts as the last place. At a `patient` table the first race waits for the one person among bots, who never met one. A table for a `club` that I am in is open to its members alone. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  access?: "link" | "open" | "private";
  pace?: "live" | "calm" | "day";
  clock?: number;
  window?: number;
  bots?: string[];
  device?: boolean;
  names?: string[];
  nonce?: string;
  start?: boolean;
  tempo?: "calm" | "brisk" | "instant";
  rated?: boolean;
  patient?: boolean;
  club?: string | null;
}

/** Sit down, on a free chair of choice or the first one. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}

/** Ready for the match; the nonce is mixed into the shuffle. */
export interface Ready {
  ready?: boolean;
  nonce?: string;
}

/** A bot of this level for a chair; null takes the bot away. */
export interface SeatBot {
  level: string | null;
}

/** The host shows somebody the door, before the start. */
export interface Remove {
  seat: number;
}

/** The host lets somebody in again who was shown the door. */
export interface Welcome {
  person: string;
}

/** What opens a private table for whoever has it. */
export interface Invite {
  path: string;
  token: string;
}

/** A line of the history; `levels` has the bots among the players by level. Whoever had `left` the seat to a bot is last, whatever the bot made of it. */
export interface Played {
  match: string;
  game: string;
  seats: number;
  players: string[];
  levels: (string | null)[];
  seat: number;
  started: number;
  ended: number | null;
  place: number | null;
  left: boolean;
  shared: boolean;
}

/** Statistics of one game; `finishes` counts the matches by place, first to sixth. `deeds` are what the game itself counts, in the order in which it tells them. */
export interface Tally {
  game: string;
  played: number;
  won: number;
  finishes: number[];
  deeds: Record<string, number>;
}

/** The link of a finished match. */
export interface Shared {
  path: string;
}

/** One entry of a match as the chosen eyes saw it; `arrived` is when the answer came. */
export interface ReplayFrame<View = object, Event = { kind: string; [field: string]: string | null | (string | null)[] }> {
  number: number;
  arrived: number;
  entry: string;
  seat: number | null;
  events: Event[];
  view: View;
}

/** A finished match, read from its stored events; `levels` tells bots from people. `people` are the public ids of who sat where: two may go by one name. */
export interface Replay {
  match: string;
  game: string;
  rules_version: number;
  seats: number;
  options: Record<string, string>;
  players: string[];
  people: (string | null)[];
  levels: (string | null)[];
  eyes: number | null;
  commitment: string;
  result: Reveal;
  frames: ReplayFrame[];
}

/** Whose choices in a finished match are to be looked at. */
export interface AskAnalysis {
  seat: number;
}

/** A choice, what `search` would have done, and the win shares it saw from that seat's view. `entry` n is the replay's frame n + 1; `pick` is the place in an answer of several picks. `best` is the action played if nothing better was found; `clear` tells a mistake from what may be a matter of taste. `gainer` is the seat that gained most by it, by `gained`. */
export interface Judged {
  entry: number;
  pick: number;
  played: Action;
  best: Action;
  played_share: number;
  best_share: number;
  cost: number;
  clear: boolean;
  gainer: number | null;
  gained: number;
}

/** The estimated win shares of all seats after an entry; they add up to one. */
export interface Moment {
  entry: number;
  shares: number[];
}

/** A turning point: the answer of `seat` that moved the win share of `about` so much. */
export interface Turn {
  entry: number;
  seat: number;
  about: number;
  before: number;
  after: number;
}

/** What `search` thinks of a seat's choices; empty until it is `done`. While it is `working`, `done` of `total` entries have been looked at. */
export interface Analysis {
  match: string;
  seat: number;
  state: "unasked" | "waiting" | "working" | "done" | "failed";
  done: number;
  total: number;
  iterations: number;
  choices: Judged[];
  curve: Moment[];
  turns: Turn[];
}

/** What the keeper of the house wants done; for the admin command. */
export interface AdminOrder {
  order: "close-table" | "end-sessions" | "ban" | "unban" | "clear-out" | "ratings" | "statistics" | "standings";
  target?: string;
}

/** Who may have an account here, and whether passkeys work under this address. */
export interface Door {
  sign_up: "open" | "invitation" | "closed";
  passkeys: boolean;
}

/** A passkey is to be made; a guest's first makes an account, perhaps by invitation. */
export interface AskPasskey {
  invitation?: string | null;
}

/** What the browser hands to an authenticator; it is good for one answer. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** What an authenticator made, and what its owner calls it. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name: string;
  invitation?: string | null;
}

/** What an authenticator signed. */
export interface UsePasskey {
  credential: Record<string, unknown>;
}

/** One of the codes that were shown once, for whoever has no passkey at hand. */
export interface UseCode {
  code: string;
}

/** What a passkey is called from now on. */
export interface NamePasskey {
  name: string;
}

/** A passkey of mine; the secret half never leaves its device. */
export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number;
}

/** My account: passkeys, how many recovery codes are left, how many devices know me. */
export interface Account {
  me: Me;
  created: number;
  passkeys: Passkey[];
  codes: number;
  devices: number;
}

/** Codes that are shown once, each for one sign-in; those before them work no more. */
export interface RecoveryCodes {
  codes: string[];
}

/** A line of chat that I wrote. */
export interface Written {
  table: string;
  at: number;
  text: string;
}

/** Everything that is kept about me; `records` are my finished matches in writing, by id. `rated` is what my rating was after my last rated matches of each game; `reports` are those that I sent, and `measures` what the operator did about me. `asked` are those whom I want as friends, `hidden` says that nobody sees whether I am on; `notices_off` is what I do not want to be told, `mail` where mail goes, and `browsers` are the addresses of those that are told. A line of `chat` was written at a table, or in one of my `clubs` under its id. */
export interface Belongings {
  me: Me;
  account: Account | null;
  tables: string[];
  matches: Played[];
  records: Record<string, string>;
  statistics: Tally[];
  chat: Written[];
  muted: string[];
  friends: string[];
  asked: string[];
  blocked: string[];
  hidden: boolean;
  notices_off: string[];
  mail: string;
  browsers: string[];
  holidays: Away[];
  evenings: EveningLine[];
  ratings: Rated[];
  rated: RatedMatch[];
  reports: Reported[];
  measures: Measure[];
  waits: Wait[];
  clubs: ClubLine[];
}

/** A table where I sit; whether I am asked there, and until when if there is a clock. */
export interface Engagement {
  table: Table;
  asked: boolean;
  until: number | null;
}

/** A holiday that begins now. */
export interface GoAway {
  days: number;
}

/** Until when I am on holiday, if I am, and how many days of it are left this year. */
export interface Absence {
  until: number | null;
  days: number;
}

/** A holiday of mine, gone by or not. */
export interface Away {
  since: number;
  until: number;
}

/** A table where somebody plays now, and which I may watch. */
export interface Seating {
  table: string;
  game: string;
  players: string[];
}

/** Somebody by name, and the id under which their page is. */
export interface Acquaintance {
  person: string;
  name: string;
}

/** A friend; whether they are on, unless they hide it, and where they can be watched. */
export interface Friend {
  person: string;
  name: string;
  on: boolean;
  tables: Seating[];
}

/** A friend wants me at a table that gathers. */
export interface Invitation {
  table: string;
  game: string;
  seats: number;
  by: Acquaintance;
  at: number;
}

/** My friends, those who ask me, those I asked, whom I blocked, and what I am invited to. `met` are people with an account from my last tables, whom I may ask. */
export interface Friends {
  friends: Friend[];
  asking: Acquaintance[];
  asked: Acquaintance[];
  blocked: Acquaintance[];
  met: Acquaintance[];
  invitations: Invitation[];
  hidden: boolean;
}

/** Somebody with an account as I see them; `on` and `tables` are told to friends. */
export interface Person {
  person: string;
  name: string;
  since: number;
  relation: "self" | "stranger" | "asks" | "asked" | "friend";
  blocked: boolean;
  on: boolean;
  tables: Seating[];
}

/** Somebody I met is to be my friend. */
export interface Befriend {
  person: string;
}

/** A link by which whoever has it becomes my friend, for some days. */
export interface FriendLink {
  path: string;
  token: string;
  expires_in: number;
}

/** The token of somebody's link. */
export interface UseFriendLink {
  token: string;
}

/** Whether my friends may know that I am on. */
export interface ShowPresence {
  hidden: boolean;
}

/** Which friend I want at my table. */
export interface InviteFriend {
  person: string;
}

/** How strong somebody is believed to be; 95 in 100 such intervals hold the truth. Until enough matches `counted`, a rating is provisional and on no leaderboard. A match that is played need not count: see `docs/ratings.md`. */
export interface Rating {
  value: number;
  low: number;
  high: number;
  provisional: boolean;
  counted: number;
  played: number;
  won: number;
}

/** Somebody's rating at a game. */
export interface Rated {
  game: string;
  rating: Rating;
}

/** What somebody's rating was after a match, and how it ended for them. `beaten` are the people whom they came out above, and `bots` the bots, by level; nobody is beaten by whoever `left` the match to a bot. */
export interface RatedMatch {
  match: string;
  ended: number;
  value: number;
  low: number;
  high: number;
  provisional: boolean;
  place: number;
  left: boolean;
  beaten: string[];
  bots: string[];
}

/** A line of a leaderboard; they are ordered by the lower end of the interval. */
export interface Leader {
  rank: number;
  person: string;
  name: string;
  rating: Rating;
}

/** A page of a leaderboard: of those who played in this week or season, or of all. `more` says whether there is another page; `own` is where you stand, if you do. */
export interface Leaderboard {
  game: string;
  period: "week" | "season" | "all";
  page: number;
  leaders: Leader[];
  more: boolean;
  own: Leader | null;
}

/** What waits for me and is to be shown in the page: tables, invitations, requests. */
export interface News {
  turns: number;
  invitations: number;
  requests: number;
}

/** What is switched off, where mail goes and whether it may, and how many browsers are told. `push_key` is what a browser needs to subscribe. */
export interface NoticeWishes {
  off: string[];
  mail: string;
  confirmed: boolean;
  can_mail: boolean;
  push_key: string;
  browsers: number;
}

/** Everything that is switched off from now on. */
export interface SwitchNotices {
  off: string[];
}

/** Where I want mail; the address is asked first. */
export interface SetMail {
  mail: string;
}

/** The token of a link in a mail. */
export interface UseMailLink {
  token: string;
}

/** A browser that takes notices, as its push service described it. */
export interface Subscribe {
  endpoint: string;
  key: string;
  secret: string;
}

/** A browser that is told nothing any more. */
export interface Unsubscribe {
  endpoint: string;
}

/** I tell the operator about somebody: how they talk, play, go by, or anything else. It may be about what was said at a `table`, or in a `club` that I am in. */
export interface SendReport {
  person: string;
  reason: "talk" | "name" | "play" | "other";
  text?: string;
  table?: string | null;
  club?: string | null;
}

/** A report that I sent, and whether it was answered. */
export interface Reported {
  at: number;
  person: string;
  table: string;
  reason: string;
  text: string;
  answered: boolean;
}

/** A line of chat at the table that a report is about. */
export interface Overheard {
  person: string;
  name: string;
  text: string;
}

/** What was done about somebody, when and why, and until when it holds if it ends. */
export interface Measure {
  kind: string;
  at: number;
  reason: string;
  until: number | null;
}

/** A report that waits for an answer; `before` is what was done about the person so far. */
export interface Report {
  id: string;
  at: number;
  reporter: string;
  reporter_name: string;
  person: string;
  person_name: string;
  reason: string;
  text: string;
  match: string;
  chat: Overheard[];
  before: Measure[];
}

/** What the operator does about somebody; a report that it answers is closed. */
export interface TakeMeasure {
  kind: "mute" | "unmute" | "ban" | "unban" | "note" | "dismiss";
  person: string;
  reason?: string;
  hours?: number;
  report?: string;
}

/** I want to play with people, at a table of so many chairs. After `patience` seconds at most bots take the empty chairs; with 0 they never do. */
export interface Wish {
  game: string;
  least: number;
  most: number;
  pace?: "live" | "day";
  rated?: boolean;
  patience?: number;
}

/** What I wait for, and since when; `table` is where I sit as soon as there is one. `others` wait for the same game and pace at this moment. `waited` is the median of the `seated` people who got such a table last; null when nobody did lately. */
export interface Wait {
  game: string;
  pace: "live" | "day";
  rated: boolean;
  least: number;
  most: number;
  patience: number;
  since: number;
  now: number;
  table: string | null;
  others: number;
  seated: number;
  waited: number | null;
}

/** How many wait at a game, by kind, and how long those waited who were seated last. */
export interface Lately {
  pace: "live" | "day";
  rated: boolean;
  waiting: number;
  seated: number;
  waited: number | null;
}

/** An evening to host: rounds at tables of `least` to `most`, with a clock. Bots of the level `fill` take the chairs that are left; without it people have a bye. With `auto` a round begins by itself when the one before is over. With `days` it is a league by the day: its first round begins at `starts`, the next so many days later. With `come` the host plays along. An evening for a `club` is for its members alone. */
export interface NewEvening {
  name: string;
  game: string;
  options?: Record<string, string>;
  rounds?: number;
  least?: number;
  most?: number;
  clock?: number;
  fill?: string | null;
  auto?: boolean;
  days?: number;
  starts?: number;
  come?: boolean;
  club?: string | null;
}

/** Somebody who plays no further rounds: oneself, or whom the host takes off the list. */
export interface TakeOut {
  person: string;
}

/** A line of the standings; `points` by round, null where somebody has none yet or at all. `won` counts tables where nobody did better, `met` the people they sat with. */
export interface EveningPlace {
  person: string;
  name: string;
  place: number;
  total: number;
  points: (number | null)[];
  won: number;
  met: number;
  gone: boolean;
}

/** Somebody at a table of a round, and their points once it is over. */
export interface EveningSeat {
  person: string;
  name: string;
  points: number | null;
}

/** A table of a round; `match` can be watched again once it is over. */
export interface EveningTable {
  table: string;
  round: number;
  players: EveningSeat[];
  bots: number;
  over: boolean;
  match: string;
}

/** An evening as everybody with its link sees it. `tables` are those of the newest round and all that are still played; `byes` the names of those who sit the newest round out; `next` is when a league's next round begins, `club` whose evening it is, if any. */
export interface Evening {
  id: string;
  name: string;
  host: string;
  host_name: string;
  game: string;
  options: Record<string, string>;
  pace: "live" | "calm" | "day";
  clock: number;
  least: number;
  most: number;
  rounds: number;
  fill: string;
  auto: boolean;
  days: number;
  next: number | null;
  status: "gathering" | "playing" | "over";
  round: number;
  standings: EveningPlace[];
  tables: EveningTable[];
  byes: string[];
  club: string;
}

/** An evening in a list. */
export interface EveningLine {
  id: string;
  name: string;
  game: string;
  status: "gathering" | "playing" | "over";
  round: number;
  rounds: number;
  people: number;
  hosting: boolean;
}

/** A club to make, or how it is called from now on; `game` is its favourite, if any. */
export interface NewClub {
  name: string;
  game?: string;
}

/** The token of a club's link. */
export interface JoinClub {
  token: string;
}

/** Which member is to own the club. */
export interface GiveClub {
  person: string;
}

/** Words for everybody in the club; the same key again says nothing twice. */
export interface SayInClub {
  key: string;
  text: string;
}

/** A club in a list; `tables` are those that gather or play. */
export interface ClubLine {
  id: string;
  name: string;
  game: string;
  members: number;
  tables: number;
  owned: boolean;
}

/** A club as whoever has its link sees it; `id` is told to those who are in it already. */
export interface ClubDoor {
  name: string;
  owner_name: string;
  members: number;
  id: string;
}

/** Somebody in a club; whether they are on, unless they hide it. */
export interface ClubMember {
  person: string;
  name: string;
  since: number;
  on: boolean;
}

/** A line of talk in a club. */
export interface ClubWords {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** A club as its members see it; `link` is the path that lets others in, for its owner. `tables` are those that gather or play, `chat` the last lines, the newest last. */
export interface Club {
  id: string;
  name: string;
  game: string;
  owner: string;
  link: string;
  members: ClubMember[];
  tables: Table[];
  evenings: EveningLine[];
  chat: ClubWords[];
}

/** A line of the standings; `gone` is somebody who is in the club no more. */
export interface ClubPlace {
  person: string;
  name: string;
  place: number;
  points: number;
  played: number;
  won: number;
  gone: boolean;
}

/** The standings of one game, or of all of them where `game` is empty. */
export interface ClubBoard {
  game: string;
  matches: number;
  places: ClubPlace[];
}

/** The standings of a season, such as 2026-S4; `seasons` can be asked for, newest first. */
export interface ClubStandings {
  season: string;
  seasons: string[];
  boards: ClubBoard[];
}

export type ClientFrame = Move | Options | Hint | Say | Chat | Mute | Ack | Resume | Sit | Back | Vote | Ping;

export type ServerFrame = Update | Accepted | Refused | Choices | Advice | Chatted | Pong | TableFrame;
