import { nextUploadState } from '@/domain/drive/nextUploadState.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './nextUploadState.cases.json';

describeRule(nextUploadState, cases);
