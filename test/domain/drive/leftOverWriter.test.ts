import { staleWriter } from '@/domain/drive/leftOverWriter.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './leftOverWriter.cases.json';

describeRule(staleWriter, cases);
