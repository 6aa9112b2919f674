import { HOMES, WAR_01 } from "./positions.ts";

/** A short match that carries out certain rules. make-golden.ts searches for fitting dice. */
export interface RuleCase {
  readonly about: string;
  readonly position: string;
  readonly play: string;
  readonly rules: readonly string[];
}

export const RULE_CASES: Readonly<Record<string, RuleCase>> = {
  landing: {
    about: "Armies sail, land in colonies of their owner, and cavalry rides on.",
    position: `${HOMES} pieces bay-of-bengal s0 infantry-aboard 1\n pieces arabian-sea s0 cavalry-aboard 1\n colony west-india s0 1\n colony persia s0 1\n turn movement s0`,
    play: `s0 move infantry-aboard bay-of-bengal arabian-sea\n s0 move infantry-aboard/1.1 arabian-sea west-india
      s0 move cavalry-aboard arabian-sea west-india\n s0 move cavalry/1 west-india persia\n s0 endMovement`,
    rules: ["IR-9.3.1", "IR-9.3.2", "IR-9.3.3", "IR-9.3.4", "IR-9.4.5", "IR-9.2.3"],
  },
  "canal-gift": {
    about: "The conqueror of a free territory with a canal gets its posts.",
    position: `${HOMES} canal egypt\n colony barbary s0 1\n pieces barbary s0 artillery 3\n turn movement s0`,
    play: "s0 attack egypt\n s0 send artillery barbary -\n s0 send artillery barbary -\n s0 send artillery barbary -",
    rules: ["IR-2.5.5"],
  },
  "ship-built-in-a-storm": {
    about: "A new warship rolls in a storm.",
    position: `${HOMES} storm arabian-sea\n colony west-india s0 1\n money s0 9 0\n turn investments s0`,
    play: "s0 buyWarship frigate west-india arabian-sea",
    rules: ["IR-7.4.5", "IR-11.4.2"],
  },
  "fight-under-armistice": {
    about: "Partners in an armistice fight in phase 5, and the loser keeps the transports.",
    position: `${HOMES} relation s0 s1 war card=armistice\n pieces arabian-sea s0 frigate 1\n pieces arabian-sea s1 frigate 1
      pieces arabian-sea s1 infantry-aboard 1\n holder arabian-sea party=s1\n turn investments s3`,
    play: "s3 endInvestments",
    rules: ["IR-8.2.4", "IR-8.3.2"],
  },
  "no-piece-for-a-captured-ship": {
    about: "A captured ship sinks, because the captor has no piece for it.",
    position: `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 2\n pieces gulf-of-guinea s0 frigate 13\n pieces arabian-sea s1 frigate 2\n turn movement s0`,
    play: "s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 send frigate indian-ocean -\n s0 begin",
    rules: ["IR-12.6.1", "IR-12.6.4"],
  },
  "last-army-embarks": {
    about: "The last army of a colony embarks, and the colony becomes free.",
    position: `${HOMES} colony persia s0 0\n pieces persia s0 infantry 1\n turn embarkation s0`,
    play: "s0 embark infantry persia arabian-sea\n s0 endEmbarkation",
    rules: ["IR-10.1.1", "IR-2.4.2"],
  },
  "all-storms-on-the-way": {
    about: "All attackers sink in storms on their way.",
    position: `${HOMES} ${WAR_01}\n storm arabian-sea\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1\n turn movement s0`,
    play: "s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin",
    rules: ["RU-95", "IR-12.4.3"],
  },
  "new-target-and-channel": {
    about: "A private channel, and a unanimous vote for a lower target that wins the game.",
    position: `${HOMES} colony china s0 3\n turn talks s0`,
    play: `s0 openChannel s0,s1\n s1 closeChannel 0\n s2 proposeTarget 3\n s0 voteTarget yes\n s1 voteTarget yes\n s3 voteTarget yes
      s0 ready\n s1 ready\n s2 ready\n s3 ready`,
    rules: ["IR-5.2.4", "IR-5.2.5", "IR-5.2.6", "IR-14.1.1"],
  },
  "target-rejected-and-replaced": {
    about: "A new target is rejected with a reason, replaced by a nearer one, and adopted.",
    position: `${HOMES} turn talks s0`,
    play: `s0 proposeTarget 45\n s1 voteTarget no reason=ahead\n s2 proposeTarget 37 reason=shorter\n s0 voteTarget yes
      s1 voteTarget no\n s1 voteTarget yes\n s3 voteTarget yes reason=behind\n s0 ready\n s1 ready\n s2 ready\n s3 ready`,
    rules: ["IR-5.2.5", "IR-5.2.6"],
  },
  "proposals-and-promises": {
    about: "A proposal is countered and accepted; one promise is kept and one is broken.",
    position: `${HOMES} relation s0 s1 war\n turn talks s0`,
    play: `s0 propose s1 peace peace 1\n s1 counterProposal 0 peace peace,war 1 third=s2 reason=more\n s0 acceptProposal 1
      s3 propose s0 passage passage 2\n s0 rejectProposal 2 reason=no-reason\n s0 withdrawWar s2
      s0 ready\n s1 ready\n s2 ready\n s3 ready`,
    rules: ["IR-5.2.1", "IR-5.2.2", "IR-5.2.4"],
  },
  "victory-by-repaying": {
    about: "A player wins by repaying the last debt.",
    position: `${HOMES} colony china s0 3\n target 3\n money s0 20 10\n turn debts s0`,
    play: "s0 settleDebt -10\n s1 settleDebt 0\n s2 settleDebt 0\n s3 settleDebt 0",
    rules: ["IR-6.3.1", "IR-6.3.4", "IR-14.1.1"],
  },
  "victory-by-conquest": {
    about: "A player wins by conquering a colony without units.",
    position: `${HOMES} ${WAR_01}\n colony congo s1 2\n colony china s0 3\n target 5\n pieces south-africa s0 infantry 1\n turn movement s0`,
    play: "s0 attack congo\n s0 send infantry south-africa -\n s0 begin",
    rules: ["IR-12.3.4", "IR-2.4.5", "IR-14.1.1"],
  },
  "called-off-landing": {
    about: "An armistice calls off a landing, and the army returns to its transport.",
    position: `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 3\n pieces gulf-of-guinea s0 infantry-aboard 1\n hand s1 armistice\n turn movement s0`,
    play: "s0 attack congo\n s0 send infantry-aboard gulf-of-guinea -\n s0 begin\n s1 armistice s0",
    rules: ["RU-11", "IR-13.5.1"],
  },
};
