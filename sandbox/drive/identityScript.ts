/**
 * What the stand-in serves in place of the script of Google Identity Services: `google.accounts.id` with a One Tap in which any address can be
 * entered, and `google.accounts.oauth2`, whose token comes without a further window. Styles are set one by one, since the page's policy allows no others.
 */
export const identityScript = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  let settings;
  const encode = value => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value)))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const style = (element, rules) => { for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value); return element; };
  const moment = reason => ({ isNotDisplayed: () => false, isSkippedMoment: () => false, isDismissedMoment: () => true, getDismissedReason: () => reason });
  const button = (text, type) => style(Object.assign(document.createElement('button'), { textContent: text, type }), { padding: '8px 12px', 'margin-inline-end': '8px' });
  const prompt = tell => {
    const box = style(document.createElement('dialog'), { 'max-width': '360px', padding: '20px', 'font-family': 'sans-serif' });
    box.setAttribute('aria-label', 'Sign in with the stand-in for Google');
    const form = document.createElement('form');
    const label = style(Object.assign(document.createElement('label'), { textContent: 'Stand-in for Google One Tap: account' }), { display: 'block' });
    const email = style(Object.assign(document.createElement('input'), { type: 'email', required: true, value: 'amelia@drive.example' }), { display: 'block', width: '100%', margin: '8px 0 16px', padding: '6px' });
    const close = reason => { box.close(); box.remove(); tell(moment(reason)); };
    label.append(email);
    const cancel = button('Cancel', 'button');
    cancel.addEventListener('click', () => close('user_cancel'));
    box.addEventListener('cancel', () => close('user_cancel'));
    form.addEventListener('submit', event => {
      event.preventDefault();
      settings.callback({ credential: [encode({ alg: 'none' }), encode({ email: email.value, email_verified: true, aud: settings.client_id }), ''].join('.') });
      close('credential_returned');
    });
    form.append(label, button('Continue', 'submit'), cancel);
    box.append(form);
    document.body.append(box);
    box.showModal();
  };
  const initTokenClient = ({ login_hint, callback, error_callback }) => ({
    requestAccessToken: () => fetch(origin + '/google/token', { method: 'POST', body: new URLSearchParams({ login_hint }) })
      .then(answer => answer.json()).then(callback, () => error_callback({ type: 'unreachable' })),
  });
  window.google = { ...window.google, accounts: { id: { initialize: given => { settings = given; }, prompt }, oauth2: { initTokenClient } } };
})();
`;
