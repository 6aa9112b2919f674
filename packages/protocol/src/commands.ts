import * as v from "valibot";
import { Done } from "./basics.ts";
import { AnswerOffer, ChatLineSent, ChatPage, ReadChat, SendChat, WithdrawOffer } from "./chat.ts";
import {
  AddComment,
  ArchiveCollection,
  CollectionAddress,
  CollectionArchive,
  CollectionPage,
  CommentAddress,
  MatchNotes,
  ReportComment,
  SearchCollection,
  StarMatch,
} from "./collection.ts";
import {
  KeptPlayers,
  Me,
  MergePlayer,
  PasskeyChallenge,
  PasskeyResponse,
  PersonalLink,
  Rename,
  SignInByLink,
  SwitchPlayer,
} from "./identity.ts";
import { DeleteAccount, MyData } from "./my-data.ts";
import { People, SetRelation } from "./people.ts";
import {
  Act,
  Acted,
  AnswerTakeback,
  AskTakeback,
  ClearStandingAnswer,
  History,
  MatchFile,
  MatchReview,
  PastPosition,
  Redo,
  SetStandingAnswer,
  Since,
  StandingAnswers,
  Stream,
  Subscribe,
  Subscribed,
  TakebackPlan,
  Undo,
  WaitInPause,
} from "./play.ts";
import { RecoveredName, Recovery, RecoveryAddress, RecoveryLink } from "./recovery.ts";
import { AddPush, Reminders, RemovePush, SetMail } from "./reminders.ts";
import { MakeReport } from "./reports.ts";
import {
  ArrangeSeat,
  CommitEntropy,
  GameList,
  ImportTable,
  JoinTable,
  ListTables,
  MakeTable,
  MuteSeat,
  Rematch,
  RevealEntropy,
  SeatAddress,
  StartTable,
  SwapSeats,
  TableAddress,
  TableList,
  TableView,
  VoteAbandon,
  VoteSubstitute,
} from "./tables.ts";
import { AddWebhook, WebhookAddress, Webhooks } from "./webhooks.ts";

/** Changes when a command or field of the wire is removed or renamed; docs/protocol.md lists the versions. */
export const PROTOCOL_VERSION = "2";

const nothing = v.object({});

/**
 * The transport of a command. Sign-in sets a cookie and needs HTTP, subscriptions need a socket; all other commands work over
 * both with the same name, input and output.
 */
type Transport = "both" | "http" | "socket";

interface Command {
  readonly input: v.GenericSchema;
  readonly output: v.GenericSchema;
  readonly over: Transport;
  readonly about: string;
}

function command<const Over extends Transport, Input extends v.GenericSchema, Output extends v.GenericSchema>(
  over: Over,
  about: string,
  input: Input,
  output: Output,
) {
  return { over, about, input, output };
}

/** Every command of the server. The name is the path under `/api/` and the `do` of a socket message. */
export const commands = {
  "me/enter": command("http", "Signs in. Creates a guest and sets the cookie on the first visit.", nothing, Me),
  "me/rename": command("both", "Changes the player's name.", Rename, Me),
  "me/link": command(
    "both",
    "Creates a personal link for other devices and ends the previous one.",
    nothing,
    PersonalLink,
  ),
  "me/unlink": command("both", "Ends the personal link.", nothing, Me),
  "me/follow": command("http", "Signs in as the player of a personal link.", SignInByLink, Me),
  "me/kept": command("http", "Lists the players who were signed in on this device before.", nothing, KeptPlayers),
  "me/switch": command("http", "Signs in as a player who was signed in on this device before.", SwitchPlayer, Me),
  "me/merge": command(
    "http",
    "Merges a player who was signed in on this device before into the player who is signed in.",
    MergePlayer,
    Me,
  ),
  "me/leave-other-devices": command("http", "Signs out all other devices and ends the personal link.", nothing, Me),
  "me/data": command("http", "Returns everything that the server stores about the player.", nothing, MyData),
  "me/delete": command(
    "http",
    "Deletes the player. Matches stay, under the name of a former player.",
    DeleteAccount,
    Done,
  ),
  "passkey/offer": command("http", "Starts the registration of a passkey.", nothing, PasskeyChallenge),
  "passkey/add": command("http", "Registers the passkey that the browser created.", PasskeyResponse, Me),
  "passkey/challenge": command("http", "Starts a sign-in with a passkey.", nothing, PasskeyChallenge),
  "passkey/enter": command("http", "Signs in as the player of a passkey.", PasskeyResponse, Me),

  "games/list": command(
    "both",
    "Lists the games of this server with their options, and the bot levels.",
    nothing,
    GameList,
  ),
  "tables/list": command(
    "both",
    "Lists the player's tables, those waiting for the player first, or the public open, running or finished tables.",
    ListTables,
    TableList,
  ),
  "table/make": command("both", "Creates a table.", MakeTable, TableView),
  "table/import": command("http", "Creates a table that continues a match from a file.", ImportTable, TableView),
  "table/look": command("both", "Returns one table.", TableAddress, TableView),
  "table/join": command("both", "Takes a free seat, or accepts the invitation to a rematch.", JoinTable, TableView),
  "table/decline": command("both", "Declines the invitation to a rematch.", TableAddress, TableView),
  "table/leave": command("both", "Gives up a seat; during a match a bot takes over.", SeatAddress, TableView),
  "table/arrange": command(
    "both",
    "Lets the host change a seat that no other person has taken.",
    ArrangeSeat,
    TableView,
  ),
  "table/free": command(
    "both",
    "Lets the host free a seat before the start; its person cannot return.",
    SeatAddress,
    TableView,
  ),
  "table/mute": command("both", "Lets the host mute a person in the chat of the table.", MuteSeat, TableView),
  "table/close": command(
    "both",
    "Lets the host close a table that has not started, or that everybody else has left.",
    TableAddress,
    TableView,
  ),
  "table/swap": command("both", "Swaps two seats before the match begins.", SwapSeats, TableView),
  "table/commit": command(
    "both",
    "Publishes the commitment to a player's entropy, before the start.",
    CommitEntropy,
    TableView,
  ),
  "table/reveal": command("both", "Reveals the entropy of a player after the start.", RevealEntropy, TableView),
  "table/start": command("both", "Starts the match, with bots on free seats if wanted.", StartTable, TableView),
  "table/rematch": command(
    "both",
    "Invites everybody to a rematch, or accepts the invitation that exists.",
    Rematch,
    TableView,
  ),
  "table/vote": command("both", "Votes for a bot to play for an absent player.", VoteSubstitute, TableView),
  "table/resign": command("both", "Resigns: a bot plays the seat to the end.", SeatAddress, TableView),
  "table/abandon": command("both", "Votes to end the match without a result.", VoteAbandon, TableView),
  "table/return": command("both", "Takes a seat back from its substitute bot.", SeatAddress, TableView),

  "play/subscribe": command("socket", "Returns a table's current state and pushes its changes.", Subscribe, Subscribed),
  "play/unsubscribe": command("socket", "Ends a subscription.", TableAddress, Done),
  "play/act": command("both", "Plays an action. Answered after it is stored.", Act, Acted),
  "play/undo": command("both", "Undoes actions of the player's own draft.", Undo, Acted),
  "play/redo": command("both", "Plays again what the player has just undone.", Redo, Acted),
  "play/plan-takeback": command(
    "both",
    "Returns the position before the player's last action, and who must agree to a takeback to it.",
    SeatAddress,
    TakebackPlan,
  ),
  "play/ask-takeback": command(
    "both",
    "Asks the other players to go back further than undo allows.",
    AskTakeback,
    TableView,
  ),
  "play/answer-takeback": command(
    "both",
    "Agrees to a takeback or declines it; declining by the seat that asked withdraws it.",
    AnswerTakeback,
    TableView,
  ),
  "play/wait": command(
    "both",
    "Stops the clock of the open pause for up to 20 seconds, or lets it run on. Nobody learns which seat asked.",
    WaitInPause,
    Done,
  ),
  "play/order": command("both", "Sets a standing answer to a prompt.", SetStandingAnswer, StandingAnswers),
  "play/clear-order": command("both", "Removes a standing answer.", ClearStandingAnswer, StandingAnswers),
  "play/history": command("both", "Returns a past position.", History, PastPosition),
  "play/since": command(
    "both",
    "Returns the steps since a number, or the position if they are too many.",
    Since,
    Stream,
  ),
  "play/export": command("both", "Returns the file of a finished match.", TableAddress, MatchFile),
  "play/review": command(
    "both",
    "Returns the review of a finished match, if the server has computed it in idle time.",
    TableAddress,
    MatchReview,
  ),

  "talk/say": command("both", "Sends a chat message to the table or to some seats.", SendChat, ChatLineSent),
  "talk/offer": command("both", "Makes an offer in the chat.", SendChat, ChatLineSent),
  "talk/answer": command("both", "Accepts or declines an offer.", AnswerOffer, ChatLineSent),
  "talk/withdraw": command("both", "Withdraws an offer.", WithdrawOffer, ChatLineSent),
  "talk/read": command("both", "Returns a page of the chat.", ReadChat, ChatPage),

  "collection/search": command(
    "both",
    "Finds finished public matches by game, players, winner, options and length.",
    SearchCollection,
    CollectionPage,
  ),
  "collection/read": command(
    "both",
    "Returns a match of the collection with its comments.",
    CollectionAddress,
    MatchNotes,
  ),
  "collection/star": command("both", "Stars a match of the collection, or removes the star.", StarMatch, MatchNotes),
  "collection/comment": command("both", "Comments on a match of the collection.", AddComment, MatchNotes),
  "collection/remove-comment": command("both", "Removes a comment of the player.", CommentAddress, MatchNotes),
  "collection/report": command("both", "Reports the author of a comment to the operator.", ReportComment, Done),
  "collection/archive": command(
    "http",
    "Returns the files of the first matches of a search as one archive.",
    ArchiveCollection,
    CollectionArchive,
  ),

  "people/list": command("both", "Lists the people whom the player has muted or blocked.", nothing, People),
  "people/set": command("both", "Mutes or blocks another player for oneself, or neither.", SetRelation, People),

  "reminders/read": command("both", "Returns the player's reminder settings.", nothing, Reminders),
  "reminders/add-push": command("both", "Turns on push reminders for a device.", AddPush, Reminders),
  "reminders/remove-push": command("both", "Turns off push reminders for a device.", RemovePush, Reminders),
  "reminders/set-mail": command(
    "both",
    "Turns on reminders by email, after the address is confirmed.",
    SetMail,
    Reminders,
  ),
  "reminders/remove-mail": command("both", "Removes the player's email address.", nothing, Reminders),

  "recovery/read": command("both", "Returns the address by which the player can sign in again.", nothing, Recovery),
  "recovery/set": command("both", "Sets that address, after it is confirmed.", RecoveryAddress, Recovery),
  "recovery/remove": command("both", "Removes that address.", nothing, Recovery),
  "recovery/ask": command("http", "Sends a sign-in link to a confirmed address.", RecoveryAddress, Done),
  "recovery/look": command("http", "Returns the name of the player of a sign-in link.", RecoveryLink, RecoveredName),
  "recovery/enter": command("http", "Signs in as the player of a sign-in link, once.", RecoveryLink, Me),

  "webhooks/read": command("both", "Returns the player's webhooks.", nothing, Webhooks),
  "webhooks/add": command("both", "Adds a webhook for reminders and changes of tables.", AddWebhook, Webhooks),
  "webhooks/remove": command("both", "Removes a webhook.", WebhookAddress, Webhooks),
  "webhooks/test": command("both", "Sends a test message to a webhook.", WebhookAddress, Done),

  "reports/make": command("both", "Reports another player at a table to the operator.", MakeReport, Done),
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;
export type CommandInput<Name extends CommandName> = v.InferOutput<(typeof commands)[Name]["input"]>;
export type CommandOutput<Name extends CommandName> = v.InferOutput<(typeof commands)[Name]["output"]>;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}
