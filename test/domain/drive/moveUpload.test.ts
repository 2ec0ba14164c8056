import { nextUploadState } from '@/domain/drive/moveUpload.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './moveUpload.cases.json';

describeRule(nextUploadState, cases);
