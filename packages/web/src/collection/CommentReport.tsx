import type { MatchComment } from "@rondel/protocol";
import { displayName } from "../api/guest-name.ts";
import { request } from "../api/request.ts";
import { ReportForm } from "../reports/ReportForm.tsx";
import type { CollectionText } from "./texts.ts";

interface CommentReportProps {
  readonly table: string;
  readonly comment: MatchComment;
  readonly text: CollectionText;
  onClose(): void;
}

/** Asks why a comment is reported. */
export function CommentReport({ table, comment, text, onClose }: CommentReportProps) {
  return (
    <ReportForm
      title={text("comment.report.title")}
      about={text("comment.report.about", { name: displayName(comment.name) })}
      send={(grounds) => request("collection/report", { table, comment: comment.id, ...grounds })}
      onClose={onClose}
    />
  );
}
