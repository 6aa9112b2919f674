import * as v from "valibot";

/** Everything that the server stores about a player, as one document. Clients save it without reading it. */
export const MyData = v.object({ format: v.literal("rondel my-data 1"), data: v.record(v.string(), v.unknown()) });

export const DeleteAccount = v.object({
  /** Guards against deletion by mistake. */
  confirm: v.literal("delete my account"),
});

/** The name of a player whose account was deleted. The page translates it. */
export const FORMER_PLAYER_NAME = "Former player";

/** After how many days the server deletes what. The privacy page shows these numbers. */
export const RETENTION_DAYS = {
  /** Guests who sit at no table, after their last visit. */
  unusedGuests: 30,
  /** All other accounts, after their last visit. */
  unusedAccounts: 730,
  /** Tables whose match never began, after their last change. */
  unstartedTables: 90,
  /** The chat of a finished match, after its end. */
  finishedChats: 365,
  /** Email addresses that nobody has confirmed. */
  unconfirmedEmails: 7,
  /** Reports, after they were closed; and reports that nobody has closed. */
  closedReports: 180,
  openReports: 365,
  /** The audit log of operators. */
  audit: 730,
  /** When a player was last reminded of a table. */
  reminded: 90,
} as const;
