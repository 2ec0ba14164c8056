import { staleWriter } from '@/domain/drive/staleWriter.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './staleWriter.cases.json';

describeRule(staleWriter, cases);
