import { describe, expect, expectTypeOf, it } from "vitest";
import type { Refusal } from "./message.ts";
import { isRefusal, refusal } from "./message.ts";
import { type Answerers, type AnswersOf, answerWith } from "./questions.ts";

interface Purse {
  readonly coins: number;
}
type Question = { readonly kind: "price"; readonly of: string } | { readonly kind: "total" };

const answerers = {
  price: (_purse, _viewer, { of }) => (of === "boat" ? { coins: 3 } : refusal("no-such-thing", "T-1", { of })),
  total: (purse) => purse.coins,
} satisfies Answerers<Purse, Question>;
const answer = answerWith<Purse, Question, AnswersOf<typeof answerers>>(answerers);

describe("answers to questions", () => {
  it("answers each kind of question with its own type", () => {
    const price = answer({ coins: 5 }, "spectator", { kind: "price", of: "boat" });
    const total = answer({ coins: 5 }, "spectator", { kind: "total" });
    expectTypeOf(price).toEqualTypeOf<{ coins: number } | Refusal>();
    expectTypeOf(total).toEqualTypeOf<number | Refusal>();
    expect(price).toEqual({ coins: 3 });
    expect(total).toBe(5);
  });

  it("distinguishes a refusal from an answer", () => {
    const refused = answer({ coins: 5 }, "spectator", { kind: "price", of: "moon" });
    expect(isRefusal(refused)).toBe(true);
    expect(isRefusal(answer({ coins: 5 }, "spectator", { kind: "total" }))).toBe(false);
  });
});
