interface Choice {
  readonly by: string | undefined;
  readonly people: string;
}

/** Users chosen in a list, until the page of their bulk action takes them. */
export class ChosenPeople {
  private choice: Choice | undefined;

  constructor(private readonly self: () => string | undefined) {}

  choose(people: readonly string[]): void {
    this.choice = { by: this.self(), people: people.join('\n') };
  }

  /** One user on each line. Returns a choice once, and only to the one who made it. */
  consume(): string | undefined {
    const { choice } = this;
    this.choice = undefined;
    return choice?.by === this.self() ? choice?.people : undefined;
  }
}
