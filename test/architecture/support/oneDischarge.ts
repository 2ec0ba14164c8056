import type { SourceTree } from './readTree';

const USE_CASE = 'src/application/patients/list/DischargeFromCare.ts';
const GATEWAY = 'src/infrastructure/http/chat/AxiosPatientCareGateway.ts';
const ENDPOINT = /\.dischargePatient\b/g;
const CALL = /\b\w*(?:gateway|care)\w*\.discharge\(/gi;

/** Calls that discharge a patient without the checklist: any except the use case's and its gateway's. */
export function otherDischarges(tree: SourceTree): string[] {
  const src = [...tree].filter(([path]) => /^src\/(?!.*endpoints\/).*\.tsx?$/.test(path));
  const beyond = (call: RegExp, home: string): string[] =>
    src.flatMap(([path, text]) =>
      [...text.matchAll(call)].slice(path === home ? 1 : 0).map(([found]) => `${path}: ${found}`),
    );
  return [...beyond(ENDPOINT, GATEWAY), ...beyond(CALL, USE_CASE)];
}
