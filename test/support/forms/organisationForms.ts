import { organisationActs } from '#test/support/builders/organisations/organisationActs';
import type { FormWorld } from './formScenarios';
import { formWindow } from './patientForms';

/** Disabling an organisation with a reason. */
export function enabling(): FormWorld {
  const { settings, gateway, vault, page } = organisationActs();
  return {
    draftKey: '/enabling/north',
    kept: vault.kept,
    held: () => settings.organisationNow('north').changes.map(({ reason }) => reason ?? ''),
    isDone: () => !settings.organisationNow('north').enabled,
    loseAnswer: butDone => {
      gateway.planned.failNext('setEnabled', { kind: 'unreachable' }, { butDone });
      settings.planned.failNext('read', { kind: 'unreachable' });
    },
    open: () => {
      const { formDrafts, enabling: make } = page();
      const store = make();
      return formWindow({
        store,
        drafts: formDrafts,
        type: text => store.writeReason(text),
        text: () => store.form.mine.reason,
      });
    },
  };
}

/** Creating an organisation below another. */
export function newOrganisation(): FormWorld {
  const { settings, gateway, vault, page } = organisationActs();
  return {
    draftKey: '/newOrganisation/north',
    kept: vault.kept,
    held: () => gateway.namesBelow('north'),
    loseAnswer: butDone => {
      gateway.planned.failNext('create', { kind: 'unreachable' }, { butDone });
      // The read after it is lost too, so the outcome is unknown.
      settings.planned.failNext('read', { kind: 'unreachable' });
    },
    open: () => {
      const { formDrafts, newOrganisation: make } = page();
      const store = make();
      return formWindow({
        store,
        drafts: formDrafts,
        type: text => store.write('name', text),
        choose: () => {
          store.write('reason', 'New site');
          store.writeSeats({ limit: 'unlimited', text: '' });
        },
        text: () => store.form.mine.name,
      });
    },
  };
}

export function moveToOrganisation(): FormWorld {
  const { settings, gateway, vault, page } = organisationActs();
  return {
    draftKey: '/moveToOrganisation/north',
    kept: vault.kept,
    held: () => settings.organisationNow('north').changes.map(({ reason }) => reason ?? ''),
    isDone: () => gateway.members.has('p-05'),
    loseAnswer: butDone => {
      gateway.planned.failNext('moveToOrganisation', { kind: 'unreachable' }, { butDone });
    },
    open: () => {
      const { formDrafts, moveToOrganisation: make } = page();
      const store = make();
      return formWindow({
        store,
        drafts: formDrafts,
        type: text => store.write('reason', text),
        choose: () => {
          store.write('patientId', 'p-05');
          return store.find();
        },
        isReady: () => store.form.mine.patientId === '' || store.found !== undefined,
        text: () => store.form.mine.reason,
      });
    },
  };
}
