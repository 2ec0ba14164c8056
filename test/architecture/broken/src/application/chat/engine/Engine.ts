export class Engine {}
