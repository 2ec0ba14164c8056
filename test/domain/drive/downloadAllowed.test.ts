import { downloadAllowed } from '@/domain/drive/downloadAllowed.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './downloadAllowed.cases.json';

describeRule(downloadAllowed, cases);
