import type { PatientApi } from '#sandbox/practice/PatientApi';

/** Records the calls of a patient's app; messages get the time ids 1, 2, 3, … */
export class RecordingPatientApi implements PatientApi {
  readonly done: string[] = [];
  chat = false;
  private sent = 0;

  /** The acts without signs of life, reading and typing. */
  get acts(): readonly string[] {
    return this.done.filter(line => !/^(online|read|typing)/.test(line));
  }

  async requestChat(message: string, generation = 'v2') {
    this.done.push(`request ${generation} ${message}`);
  }
  async requestEmergencyChat(message: string) {
    this.done.push(`emergency ${message}`);
  }
  async hasChat() {
    return this.chat;
  }
  async send(channel: string, text: string) {
    this.done.push(`send ${channel} ${text}`);
    this.sent += 1;
    return String(this.sent);
  }
  async edit(channel: string, timeId: string, text: string) {
    this.done.push(`edit ${channel} ${timeId} ${text}`);
  }
  async delete(channel: string, timeId: string) {
    this.done.push(`delete ${channel} ${timeId}`);
  }
  async markAsTyping(channel: string, isTyping: boolean) {
    this.done.push(`typing ${channel} ${isTyping}`);
  }
  async markAsRead(channel: string, timeId: string) {
    this.done.push(`read ${channel} ${timeId}`);
  }
  async markAsOnline(isOnline: boolean) {
    this.done.push(`online ${isOnline}`);
  }
  async endChat() {
    this.done.push('end');
  }
  async moveToV2(message: string) {
    this.done.push(`move ${message}`);
  }
}
