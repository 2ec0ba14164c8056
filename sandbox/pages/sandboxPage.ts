import type { RequestType } from '@/domain/notifications/RequestType';
import type { NotificationType } from '@/domain/notifications/StaffNotification';
import { pageOf } from './pageOf';
import { rightsTable } from './rightsTable';

const switches = `
<form id="faults" class="grid">
  <label>Latency in milliseconds <input type="number" name="latencyMs" min="0" max="120000" step="100"></label>
  <label>Answers to lose <input type="number" name="loseAnswers" min="0" step="1"></label>
  <label>Requests to lose <input type="number" name="loseRequests" min="0" step="1"></label>
  <label>Calls to answer with 503 <input type="number" name="status5xx" min="0" step="1"></label>
  <label>Only paths beginning with <input type="text" name="pathPrefix" placeholder="/v2/chats"></label>
  <label>Signs of patients that can’t be looked up
    <input type="text" name="failedSigns" placeholder="phq9 openRisks">
  </label>
  <label>Country of the caller, from the edge (CF-IPCountry)
    <select name="country">
      <option value="GB">United Kingdom</option>
      <option value="AU">Australia</option>
      <option value="FR">France</option>
      <option value="">Not known</option>
    </select>
  </label>
  <label>Clock ahead in milliseconds <input type="number" name="clockOffsetMs" step="1000"></label>
  <label>Server status
    <select name="serverState">
      <option value="online">Online</option>
      <option value="goingOffline">Going offline</option>
      <option value="offline">Offline</option>
    </select>
  </label>
  <label>Provider of dashboards
    <select name="dashboards">
      <option value="none">As usual</option>
      <option value="slow">Slow</option>
      <option value="dead">Dead</option>
      <option value="refusing">Refuses every token</option>
      <option value="expired">Tokens are over at once</option>
    </select>
  </label>
  <label>Goes offline at <input type="datetime-local" name="offlineTime"></label>
  <label class="check"><input type="checkbox" name="duplicateEvents"> Chat events appear twice</label>
  <label class="check"><input type="checkbox" name="reorderEvents"> Chat events appear late</label>
  <label class="check"><input type="checkbox" name="documentStoreAway"> Document store away</label>
  <label class="check"><input type="checkbox" name="realtimeDatabaseAway"> Realtime database away</label>
  <label class="check">
    <input type="checkbox" name="enumerationProtection"> Unknown addresses answered like wrong passwords
  </label>
  <div class="row">
    <button class="main" type="submit">Set</button>
    <button type="button" data-once="reset">Back to normal</button>
  </div>
  <div class="row">
    <button type="button" data-once="expireSessions">End all sessions</button>
    <button type="button" data-once="dropSockets">Cut all connections</button>
  </div>
</form>
<p id="faults-state" class="quiet" role="status"></p>`;

const typeWords: Readonly<Record<NotificationType, string>> = {
  chatRequest: 'Chat request',
  leadStatus: 'Lead status',
  assignedPatient: 'Assigned patient',
  chatUpgraded: 'Chat upgraded',
};

const requestWords: Readonly<Record<RequestType, string>> = {
  'chat-patient-request': 'Patient asks',
  'chat-therapist-handover': 'Handover',
  'chat-therapist-invite': 'Invitation',
  'chat-v1-upgraded': 'Upgraded from V1',
};

function optionsOf(words: Readonly<Record<string, string>>): string {
  return Object.entries(words)
    .map(([value, word]) => `<option value="${value}">${word}</option>`)
    .join('');
}

const notificationForms = `
<form id="notify" class="grid">
  <label>Type
    <select name="type">${optionsOf(typeWords)}</select>
  </label>
  <label>Kind of request
    <select name="requestType">${optionsOf(requestWords)}</select>
  </label>
  <label>Generation
    <select name="pubNub">
      <option value="true">V2</option>
      <option value="false">V1</option>
      <option value="">V1, not said</option>
    </select>
  </label>
  <label>To <select name="to"></select></label>
  <label>From <select name="from"></select></label>
  <label>Patient <select name="patient"></select></label>
  <label>How many <input type="number" name="count" min="1" max="50" value="1"></label>
  <label class="check"><input type="checkbox" name="isLead" checked> Is the lead therapist</label>
  <div class="row"><button class="main" type="submit">Notify</button></div>
</form>
<form id="old-chat" class="grid">
  <label>V1 chat of <select name="to"></select></label>
  <label>With <select name="patient"></select></label>
  <label>Unread messages <input type="number" name="unread" min="0" max="999" value="1"></label>
  <div class="row"><button class="main" type="submit">Set</button></div>
</form>
<p id="notify-state" class="quiet" role="status"></p>`;

/** Codes, emails and switches of the sandbox. */
export const sandboxPage = pageOf({
  title: 'Sandbox',
  script: 'sandboxScript.js',
  body: `
<header>
  <h1>Sandbox</h1>
  <p class="warning">Not for production: invented data, known passwords, no encryption.</p>
  <p><a href="/">Open the dashboard</a> · <a href="/practice">Play a patient</a></p>
</header>
<main>
  <section>
    <h2>Staff accounts</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Email</th>
          <th scope="col">Password</th>
          <th scope="col">Role</th>
          <th scope="col">Second factor</th>
          <th scope="col">Code now</th>
        </tr>
      </thead>
      <tbody id="staff"></tbody>
    </table>
  </section>
  <section>
    <h2>Rights of groups</h2>
    <div class="wide">${rightsTable}</div>
  </section>
  <section>
    <h2>Single sign-on</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Provider</th>
          <th scope="col">Email</th>
          <th scope="col">Password</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody id="single-sign-on"></tbody>
    </table>
  </section>
  <section>
    <h2>Emails</h2>
    <div id="outbox"></div>
  </section>
  <section>
    <h2>Notifications</h2>
    ${notificationForms}
  </section>
  <section>
    <h2>Faults on demand</h2>
    ${switches}
  </section>
</main>`,
});
