import { AssignedPatientPageDto, AssignedPatientsQueryDto } from '../patients/assignedPatientDtos';
import { endpoint, json, session } from './endpoint';
import { callersPatients } from './owner';

export const assignedPatientEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/therapist/assigned-patients',
    summary: 'Pages through the patients in the care of the caller by name, with what tells who needs them.',
    query: AssignedPatientsQueryDto,
    reply: json(AssignedPatientPageDto),
    access: session('therapist:list-patients'),
    owner: callersPatients,
    repeat: 'safe',
    background: true,
  }),
} as const;
