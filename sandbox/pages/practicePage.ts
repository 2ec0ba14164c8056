import { pageOf } from './pageOf';

/** One patient, played by hand. */
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
      <button id="end" type="button" disabled>End the chat</button>
    </form>
  </section>
</main>`,
});
