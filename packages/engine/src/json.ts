/** A value that `JSON.parse(JSON.stringify(value))` leaves unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
