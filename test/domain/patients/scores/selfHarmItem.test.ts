import { selfHarmItem } from '@/domain/patients/scores/selfHarmItem.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './selfHarmItem.cases.json';

describeRule(selfHarmItem, cases);
