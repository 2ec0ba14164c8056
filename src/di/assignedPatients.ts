import type { Container } from 'inversify';
import { ListAssignedPatients } from '@/application/patients/list/ListAssignedPatients';
import { WatchAssignments } from '@/application/patients/list/WatchAssignments';
import { AxiosAssignedPatientGateway } from '@/infrastructure/http/patients/AxiosAssignedPatientGateway';
import { HomePatientsStore, type HomePatientsUseCases } from '@/presentation/patients/list/HomePatientsStore';
import type { AssignedPatientStores } from '@/presentation/patients/list/AssignedPatientStores';
import {
  RegionZoneToken,
  SafetySignalToken,
  BackendClientToken,
  ServerClockToken,
  StaleSignalToken,
  KnownPatientsToken,
} from './tokens';

/** Reads the assigned patients. Home and the chat download nothing else about patients. */
export function createAssignedReading(container: Container): HomePatientsUseCases {
  return {
    listAssignedPatients: new ListAssignedPatients(
      new AxiosAssignedPatientGateway(container.get(BackendClientToken)),
      container.get(KnownPatientsToken),
    ),
    watchAssignments: new WatchAssignments(container.get(StaleSignalToken), container.get(SafetySignalToken)),
    clock: container.get(ServerClockToken),
    zone: container.get(RegionZoneToken),
  };
}

export function createAssignedPatients(container: Container): AssignedPatientStores {
  const reading = createAssignedReading(container);
  return { home: () => new HomePatientsStore(reading) };
}
