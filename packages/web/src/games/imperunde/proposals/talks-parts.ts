export { TalksTable } from "../panels/TalksTable.tsx";
export { ProposalsPanel, WaitingProposals } from "./ProposalsPanel.tsx";
