import * as v from "valibot";
import { Done } from "./basics.ts";
import { AnswerOffer, ChatPage, MakeOffer, ReadChat, Said, Say, WithdrawOffer } from "./chat.ts";
import { Me, PasskeyChallenge, PasskeyResponse, PersonalLink, Rename, SignInByLink } from "./identity.ts";
import {
  Act,
  Acted,
  Answered,
  AnswerTakeback,
  Ask,
  AskTakeback,
  ClearStandingAnswer,
  History,
  MatchFile,
  Orders,
  PastPosition,
  Preview,
  Previewed,
  SetStandingAnswer,
  Since,
  Stream,
  Subscribe,
  Subscribed,
  Undo,
} from "./play.ts";
import { AddPush, Reminders, RemovePush, SetMail } from "./reminders.ts";
import {
  ArrangeSeat,
  GameList,
  ImportTable,
  JoinTable,
  ListTables,
  MakeTable,
  MixEntropy,
  SeatAddress,
  SwapSeats,
  TableAddress,
  TableList,
  TableView,
  VoteSubstitute,
} from "./tables.ts";

const nothing = v.object({});

/**
 * `over` says where a command can be sent. Those that change who you are set a cookie and go over HTTP; those that
 * open a stream need a socket; everything else goes both ways with the same name, input and output.
 */
interface Command {
  readonly input: v.GenericSchema;
  readonly output: v.GenericSchema;
  readonly over: "both" | "http" | "socket";
  readonly about: string;
}

const both = <const Input extends v.GenericSchema, const Output extends v.GenericSchema>(
  about: string,
  input: Input,
  output: Output,
) => ({ about, input, output, over: "both" as const });

const http = <const Input extends v.GenericSchema, const Output extends v.GenericSchema>(
  about: string,
  input: Input,
  output: Output,
) => ({ about, input, output, over: "http" as const });

const socket = <const Input extends v.GenericSchema, const Output extends v.GenericSchema>(
  about: string,
  input: Input,
  output: Output,
) => ({ about, input, output, over: "socket" as const });

/** Everything that can be asked of the server. The name is the path under `/api/` and the `do` of a socket message. */
export const commands = {
  "me/enter": http("Who am I? Makes a guest on the first visit and sets the cookie.", nothing, Me),
  "me/rename": both("Changes my name.", Rename, Me),
  "me/link": both("Makes a personal link for my other devices; an older one ends.", nothing, PersonalLink),
  "me/unlink": both("Ends the personal link.", nothing, Me),
  "me/follow": http("Becomes the player of a personal link.", SignInByLink, Me),
  "me/leave-other-devices": http("Ends every sign-in but this one, the personal link too.", nothing, Me),
  "passkey/offer": http("Begins to add a passkey.", nothing, PasskeyChallenge),
  "passkey/add": http("Adds the passkey the browser made.", PasskeyResponse, Me),
  "passkey/challenge": http("Begins to enter with a passkey.", nothing, PasskeyChallenge),
  "passkey/enter": http("Becomes the player of a passkey.", PasskeyResponse, Me),

  "games/list": both("The games of this server, their options, and the bots.", nothing, GameList),
  "tables/list": both(
    "My tables with those that wait for me first; open, running or finished ones.",
    ListTables,
    TableList,
  ),
  "table/make": both("Makes a table.", MakeTable, TableView),
  "table/import": http("Makes a table that goes on with a match from a file.", ImportTable, TableView),
  "table/look": both("One table.", TableAddress, TableView),
  "table/join": both("Takes a free seat.", JoinTable, TableView),
  "table/leave": both(
    "Gives a seat up before the match begins; during a match a bot takes over.",
    SeatAddress,
    TableView,
  ),
  "table/arrange": both("The host says who shall sit on a seat that is not taken.", ArrangeSeat, TableView),
  "table/swap": both("Two seats change places before the match begins.", SwapSeats, TableView),
  "table/mix": both("Adds my entropy to the chance of the match.", MixEntropy, TableView),
  "table/start": both("Begins the match.", TableAddress, TableView),
  "table/rematch": both("The same table once more.", TableAddress, TableView),
  "table/vote": both("Votes for a bot to play for somebody who is away.", VoteSubstitute, TableView),
  "table/return": both("Takes my seat back from the bot.", SeatAddress, TableView),

  "play/subscribe": socket("Follows a table: everything now, differences from now on.", Subscribe, Subscribed),
  "play/unsubscribe": socket("Follows a table no more.", TableAddress, Done),
  "play/act": both("Plays an action. Answered when it is safely stored.", Act, Acted),
  "play/preview": both("What an action would change.", Preview, Previewed),
  "play/ask": both("Answers a question of the game: a price, a reach, odds.", Ask, Answered),
  "play/undo": both("Takes my own steps back, as far as nobody else was concerned.", Undo, Acted),
  "play/ask-takeback": both("Asks the others to go back further.", AskTakeback, TableView),
  "play/answer-takeback": both(
    "Agrees to a takeback or refuses it; the asking seat refuses to withdraw.",
    AnswerTakeback,
    TableView,
  ),
  "play/order": both(
    "Leaves a standing order: what to answer whenever a certain thing is asked.",
    SetStandingAnswer,
    Orders,
  ),
  "play/clear-order": both("Ends a standing order.", ClearStandingAnswer, Orders),
  "play/history": both("A position of the past.", History, PastPosition),
  "play/since": both("The steps since a number, or the whole position if they are too many.", Since, Stream),
  "play/export": both("The file of a finished match.", TableAddress, MatchFile),

  "talk/say": both("Says something at the table or in a private room.", Say, Said),
  "talk/offer": both("Makes an offer.", MakeOffer, Said),
  "talk/answer": both("Accepts or refuses an offer.", AnswerOffer, Said),
  "talk/withdraw": both("Withdraws an offer.", WithdrawOffer, Said),
  "talk/read": both("Earlier talk.", ReadChat, ChatPage),

  "reminders/read": both("How I am reminded.", nothing, Reminders),
  "reminders/add-push": both("Reminds me on this device.", AddPush, Reminders),
  "reminders/remove-push": both("Reminds me on this device no more.", RemovePush, Reminders),
  "reminders/set-mail": both("Reminds me by e-mail, once the address is confirmed.", SetMail, Reminders),
  "reminders/remove-mail": both("Forgets my e-mail address.", nothing, Reminders),
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;
export type CommandInput<Name extends CommandName> = v.InferOutput<(typeof commands)[Name]["input"]>;
export type CommandOutput<Name extends CommandName> = v.InferOutput<(typeof commands)[Name]["output"]>;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}
