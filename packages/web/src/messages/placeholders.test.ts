import { expectTypeOf, it } from "vitest";
import type { ParamsOf, Placeholders } from "./placeholders.ts";

it("finds the placeholders of a message by type", () => {
  expectTypeOf<Placeholders<"no placeholder">>().toEqualTypeOf<never>();
  expectTypeOf<Placeholders<"{a} and {b}">>().toEqualTypeOf<"a" | "b">();
  expectTypeOf<Placeholders<"{a, number, ::sign-always} of {b}">>().toEqualTypeOf<"number a" | "b">();
  expectTypeOf<Placeholders<"{n, plural, =0 {none} one {# {a}} other {{b}}} {c}">>().toEqualTypeOf<
    "number n" | "a" | "b" | "c"
  >();
  expectTypeOf<Placeholders<"{s, select, x {{n, plural, one {#} other {{a}}}} other {}}">>().toEqualTypeOf<
    "s" | "number n" | "a"
  >();
});

it("requires a value for every placeholder, and none if there is none", () => {
  expectTypeOf<ParamsOf<never>>().toEqualTypeOf<[]>();
  expectTypeOf<ParamsOf<"a" | "number n">>().toEqualTypeOf<
    [params: { readonly a: string | number; readonly n: number }]
  >();
});
