import { describeForm } from '#test/support/forms/formScenarios';
import * as worlds from '#test/support/forms/patientFormWorlds';
import { loadTestTexts } from '#test/support/builders/loadTestTexts';

beforeAll(() => loadTestTexts('patientTimeline'));

describeForm('a new risk assessment', worlds.newAssessment);
describeForm('a risk assessment that is changed', worlds.changedAssessment);
describeForm('the patient record', worlds.patientRecord);
describeForm('a clinical global impression', worlds.cgi);
describeForm('a note', worlds.note);
describeForm('a description', worlds.description);
describeForm('a new appointment', worlds.newAppointment);
describeForm('an appointment that is changed', worlds.changedAppointment);
