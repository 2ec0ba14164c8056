import { pageOf } from './pageOf';

/** One patient played by hand, and many by a script. */
export const practicePage = pageOf({
  title: 'Play a patient',
  script: 'practiceScript.js',
  body: `
<header>
  <h1>Play a patient</h1>
  <p class="warning">Not for production. What you write here reaches the dashboard as this patient's words.</p>
  <p><a href="/sandbox">Sandbox</a> · <a href="/">Dashboard</a></p>
</header>
<main>
  <section>
    <form id="choose" class="row">
      <label for="patient">Patient</label>
      <select id="patient" required></select>
      <button class="main" type="submit">Play</button>
      <span id="state" class="quiet" role="status"></span>
    </form>
  </section>
  <section>
    <div id="timeline" class="timeline" role="log" aria-label="Conversation" tabindex="0"></div>
    <p id="typing" class="quiet" role="status"></p>
    <form id="write" class="row">
      <input id="text" type="text" aria-label="Message" autocomplete="off" maxlength="10000" disabled>
      <button class="main" type="submit" disabled>Send</button>
      <button id="request" type="button" disabled>Ask for a chat</button>
      <button id="emergency" type="button" disabled>Ask in an emergency</button>
      <button id="end" type="button" disabled>End the chat</button>
    </form>
  </section>
  <section>
    <h2>A patient's app</h2>
    <p>
      What it holds, loaded with the calls of the patient's side. The buttons use these calls, too, and the therapist
      sees the result in the history. A field that is left empty is filled in by chance.
    </p>
    <form id="app" class="row">
      <label for="app-patient">Whose app</label>
      <select id="app-patient"></select>
    </form>
    <div id="app-messages" role="status" aria-label="Messages from the service"></div>
    <dl class="facts" aria-label="What the app holds">
      <div><dt>Mood</dt><dd id="app-mood">…</dd></div>
      <div><dt>Last questionnaire</dt><dd id="app-questionnaire">…</dd></div>
      <div><dt>Next appointment</dt><dd id="app-appointment">…</dd></div>
      <div>
        <dt>Organisation</dt>
        <dd><img id="app-logo" alt="" height="24" hidden> <span id="app-organisation">…</span></dd>
      </div>
      <div><dt>Crisis contact</dt><dd id="app-crisis-contact">…</dd></div>
      <div><dt>Messages in the older app</dt><dd id="app-older-messages">…</dd></div>
      <div><dt>Survey</dt><dd id="app-survey">…</dd></div>
      <div><dt>Links</dt><dd id="app-links">…</dd></div>
    </dl>
    <div class="row">
      <label for="app-level">Mood, 0 to 10</label>
      <input id="app-level" type="number" min="0" max="10">
      <button class="act" type="button" data-does="mood">Record a mood</button>
      <button class="act" type="button" data-does="phq9">Fill in PHQ-9</button>
      <button class="act" type="button" data-does="gad7">Fill in GAD-7</button>
      <button class="act" type="button" data-does="offline">Go offline for a while and sync</button>
      <button class="act" type="button" data-does="dismiss">Dismiss messages</button>
      <button class="act" type="button" data-does="programme">Go on with the programme on two devices</button>
    </div>
    <div class="row">
      <input id="app-text" type="text" maxlength="10000" autocomplete="off"
        aria-label="Journal entry" placeholder="Journal entry">
      <button class="act" type="button" data-does="journal">Write a journal entry</button>
    </div>
    <div class="row">
      <input id="app-code" type="text" maxlength="64" autocomplete="off"
        aria-label="Access code" placeholder="Access code">
      <button class="act" type="button" data-does="join">Join an organisation</button>
      <label><input id="app-beta" type="checkbox"> in the beta app</label>
    </div>
    <div class="row">
      <button class="act" type="button" data-does="links">Make links to pages without a sign-in</button>
      <input id="app-friends" type="text" maxlength="3000" autocomplete="off"
        aria-label="Addresses of friends" placeholder="Addresses of friends">
      <button class="act" type="button" data-does="friends">Write to friends</button>
    </div>
    <div class="row">
      <input id="app-answer" type="text" maxlength="10000" autocomplete="off"
        aria-label="Answer" placeholder="Answer">
      <button class="act" type="button" data-does="survey">Answer the question</button>
      <button class="act" type="button" data-does="surveyToEnd">Answer the whole survey</button>
    </div>
    <p id="app-state" class="quiet" role="status"></p>
  </section>
  <section>
    <h2>A busy evening</h2>
    <p>Twelve scripted patients and their colleagues ask, write, edit, leave and wait, within a quarter of an hour.</p>
    <form id="evening" class="row">
      <label for="therapist">For</label>
      <select id="therapist"></select>
      <label for="evening-speed">times faster</label>
      <input id="evening-speed" type="number" min="1" max="100" value="1">
      <button class="main" type="submit">Begin the evening</button>
    </form>
    <p id="practice-state" class="quiet" role="status"></p>
  </section>
</main>`,
});
