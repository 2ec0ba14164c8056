import { nextUploadAct } from '@/domain/drive/nextUploadAct.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './nextUploadAct.cases.json';

describeRule(nextUploadAct, cases);
