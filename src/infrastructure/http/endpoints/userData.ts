import {
  CloneQueryDto,
  DataCloneDto,
  DataReasonDto,
  DeletionQueryDto,
  DeletionReceiptDto,
  ExportParametersDto,
  ExportQueryDto,
  ImportedDataDto,
  ImportQueryDto,
  UserDataDto,
} from '../userData/userDataDtos';
import { endpoint, file, json, session } from './endpoint';
import { accountAt, everybodysAccounts } from './owner';

const keepers = session('organisations:edit-thrive');

/** All data of one person. Each act needs a login of the last five minutes: 403 RecentLoginRequired. */
export const userDataEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/users/data/{userId}',
    summary:
      'Counts what there is of a person, and says what a deletion would leave, whom it would tell, and why it would ' +
      'be refused; once they are deleted, the receipt. 404 UserUnknown.',
    reply: json(UserDataDto),
    access: keepers,
    owner: accountAt('userId'),
    repeat: 'safe',
  }),
  export: endpoint({
    method: 'GET',
    path: '/users/data/{userId}/export',
    summary:
      'Makes an export: a zip with JSON, a page to read and a manifest with counts and hashes. Obfuscated, it holds ' +
      'nothing but what may stay. 403 RecentLoginRequired; 404 UserUnknown.',
    query: ExportQueryDto,
    reply: file,
    access: keepers,
    owner: accountAt('userId'),
    // Each makes an export of its own, and a line in the audit trail.
    repeat: 'sameEffect',
    reason: 'reason',
  }),
  clone: endpoint({
    method: 'POST',
    path: '/users/data/action/clone-user/{userId}',
    summary:
      'Copies a person: into this region under new names, or as an export for another one. 403 RecentLoginRequired; ' +
      '404 UserUnknown; 409 ConflictError for a copy in this region that is not obfuscated, or with the id of ' +
      'someone else.',
    query: CloneQueryDto,
    body: ExportParametersDto,
    reply: json(DataCloneDto),
    access: keepers,
    owner: accountAt('userId'),
    repeat: 'sameEffect',
    reason: 'reason',
    creates: 'id',
  }),
  import: endpoint({
    method: 'POST',
    path: '/users/data',
    summary:
      'Brings in an export, whole or not at all. 400 InvalidExport for one of another address, or that is damaged, ' +
      'incomplete or over; 403 RecentLoginRequired; 409 ConflictError where the person is there.',
    query: ImportQueryDto,
    body: DataReasonDto,
    reply: json(ImportedDataDto),
    access: keepers,
    owner: everybodysAccounts,
    repeat: 'sameEffect',
    reason: 'reason',
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/users/data',
    summary:
      'Deletes the data of a person and answers the receipt, the same one to a repeat. 403 RecentLoginRequired; 404 ' +
      'UserUnknown; 409 HoldsRights, ChatOpen, HighRiskFlag or ExportMissing.',
    query: DeletionQueryDto,
    body: DataReasonDto,
    reply: json(DeletionReceiptDto),
    access: keepers,
    owner: accountAt('userId'),
    repeat: 'sameEffect',
    reason: 'reason',
  }),
} as const;
