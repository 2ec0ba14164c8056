/** A time id on the wire: 100 ns units since 1970 as 17 decimal digits, so that text order is time order. */
export const timeIdPattern = /^[0-9]{17}$/;
