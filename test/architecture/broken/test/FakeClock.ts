export class FakeClock {}
