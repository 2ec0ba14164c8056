import {
  CloudDocumentDto,
  CloudDocumentQueryDto,
  StoredCloudDocumentDto,
  TherapistDetailsDto,
} from '../account/accountDtos';
import { anyone, endpoint, json, nothing, number, session } from './endpoint';
import { caller, everybody } from './owner';

export const accountEndpoints = {
  cloudDocument: endpoint({
    method: 'GET',
    path: '/cloud-document/{name}',
    summary: 'Reads a document that the caller keeps; 404 when there is none.',
    query: CloudDocumentQueryDto,
    reply: json(StoredCloudDocumentDto),
    access: session(),
    owner: caller,
    repeat: 'safe',
  }),
  putCloudDocument: endpoint({
    method: 'PUT',
    path: '/cloud-document/{name}',
    summary: 'Keeps a document for the caller; 409 ConflictError when a newer one is stored.',
    query: CloudDocumentQueryDto,
    body: CloudDocumentDto,
    reply: nothing,
    access: session(),
    owner: caller,
    repeat: 'sameEffect',
  }),
  cloudDocumentTimestamp: endpoint({
    method: 'GET',
    path: '/cloud-document/{name}/timestamp',
    summary: 'Tells when the document was kept, in milliseconds since 1970.',
    reply: number,
    access: session(),
    owner: caller,
    repeat: 'safe',
    background: true,
  }),
  therapistDetails: endpoint({
    method: 'GET',
    path: '/therapist/details/',
    summary: 'Returns the profile of the calling member of staff.',
    reply: json(TherapistDetailsDto),
    access: session(),
    owner: caller,
    repeat: 'safe',
  }),
  time: endpoint({
    method: 'GET',
    path: '/time',
    summary: 'Returns the server time in milliseconds since 1970, as text.',
    reply: number,
    access: anyone,
    owner: everybody,
    repeat: 'safe',
  }),
} as const;
