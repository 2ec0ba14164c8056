/** A window that is asleep does nothing. Events wait, in order, until it wakes. */
export class Sleep {
  private depth = 0;
  private held: (() => void)[] = [];

  get isAwake(): boolean {
    return this.depth === 0;
  }

  fallAsleep(): void {
    this.depth += 1;
  }

  /** Ends one of several reasons to sleep. */
  wake(): void {
    this.depth = Math.max(0, this.depth - 1);
    this.catchUp();
  }

  wakeFully(): void {
    this.depth = 0;
    this.catchUp();
  }

  whenAwake(action: () => void): void {
    if (this.isAwake) action();
    else this.held.push(action);
  }

  private catchUp(): void {
    for (
      let next = this.isAwake ? this.held.shift() : undefined;
      next !== undefined;
      next = this.isAwake ? this.held.shift() : undefined
    )
      next();
  }
}
