import { blankForm } from '@/application/kernel/forms/FormFields';
import { codeFields, newCodeFields } from '@/presentation/accessCodes/codeFields';
import { newCodesFields } from '@/presentation/accessCodes/bulk/NewCodesStore';
import { appointmentFields } from '@/presentation/patients/appointments/appointmentFields';
import { assessmentFields } from '@/presentation/patients/record/assessmentFields';
import { recordFields } from '@/presentation/patients/record/recordFields';
import { cgiFields } from '@/presentation/patients/timeline/cgi/cgiFields';
import { noteFields } from '@/presentation/patients/timeline/notes/NoteStore';

const forms = {
  appointmentFields,
  assessmentFields,
  recordFields,
  cgiFields,
  noteFields,
  codeFields,
  newCodeFields,
  newCodesFields,
};

/** Every value in it, at any depth. */
function valuesOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [value];
}

describe('an empty form', () => {
  it.each(Object.entries(forms))('holds no value that a person could have meant: %s', (_name, fields) => {
    expect(valuesOf(blankForm<object>(fields)).filter(value => value !== null && value !== '')).toEqual([]);
  });
});
