import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as codeWorlds from '#test/support/forms/accessCodeForms';
import * as accountWorlds from '#test/support/forms/accountForms';
import * as actWorlds from '#test/support/forms/actForms';
import { describeForm, type FormWorld } from '#test/support/forms/formScenarios';
import * as organisationWorlds from '#test/support/forms/organisationForms';
import * as regionWorlds from '#test/support/forms/regionForms';
import * as userWorlds from '#test/support/forms/userForms';
import * as worlds from '#test/support/forms/patientForms';
import * as profileWorlds from '#test/support/forms/profileForms';
import * as settingWorlds from '#test/support/forms/settingsForms';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('patientTimeline'));

const forms: Readonly<Record<string, () => FormWorld>> = {
  'a new risk assessment': worlds.newAssessment,
  'a risk assessment that is changed': worlds.changedAssessment,
  'the patient record': worlds.patientRecord,
  'a clinical global impression': worlds.cgi,
  'a note': worlds.note,
  'a description': worlds.description,
  'a new appointment': worlds.newAppointment,
  'an appointment that is changed': worlds.changedAppointment,
  'a discharge with its reason': actWorlds.discharge,
  'a flag with its reason': actWorlds.flag,
  'an organisation that is disabled': organisationWorlds.enabling,
  'a new organisation': organisationWorlds.newOrganisation,
  'a patient who is moved': organisationWorlds.moveToOrganisation,
  'the settings of an organisation': settingWorlds.settings,
  'seats and expiry of an access code': codeWorlds.codeSettings,
  'a new access code': codeWorlds.newCode,
  'the groups of a person': userWorlds.groups,
  'a new person': userWorlds.newUser,
  'a person who is moved': userWorlds.moveUser,
  'the core hours of the region': regionWorlds.coreHours,
  'the own name': accountWorlds.names,
  'the screen name': accountWorlds.screenName,
  'a new email address': accountWorlds.email,
  'the name of a therapist': profileWorlds.therapistNames,
  'a biography': profileWorlds.biography,
  'the weekly hours of a therapist': profileWorlds.weeklyHours,
};

/**
 * Forms that send nothing themselves: what is entered becomes the list of a bulk action, or an act with an outcome read
 * back; and the editor of messages, whose three ways to save are tested with its store.
 */
const listing = [
  ...[
    'NewCodesStore',
    'SelectedCodesStore',
    'CodeActStore',
    'PromotionStore',
    'ReviewStore',
    'NewPeopleStore',
    'SurveyBuilderStore',
    'AlertEditorStore',
  ],
];

describe('the list of forms', () => {
  it('is complete: no other store of the product holds a form', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
    const holders = files.filter(file =>
      /\bnew DraftForm\b|\bextends (?:DraftForm|EditableRecord)\b/.test(readFileSync(join('src', file), 'utf8')),
    );
    const tested = [...Object.values(forms).map(makeWorld => makeWorld().open().holder), ...listing];
    expect(new Set(tested)).toEqual(new Set(holders.map(file => basename(file).replace(/\.tsx?$/, ''))));
  });
});

for (const [name, makeWorld] of Object.entries(forms)) describeForm(name, makeWorld);
