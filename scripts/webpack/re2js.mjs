/**
 * Stands in for re2js in Firestore, which needs it for regular expressions in pipeline stages only.
 * This product runs no pipeline on the client; the platform's regular expressions are enough to load the module.
 */
export class RE2JS {
  static compile(source) {
    return new RE2JS(source);
  }

  constructor(source) {
    this.source = source;
  }

  matches(text) {
    return new RegExp(`^(?:${this.source})$`, 'u').test(text);
  }

  matcher(text) {
    const found = new RegExp(this.source, 'u').exec(text);
    return {
      find: () => found !== null,
      matches: () => this.matches(text),
      group: (index = 0) => found?.[index] ?? null,
    };
  }
}
