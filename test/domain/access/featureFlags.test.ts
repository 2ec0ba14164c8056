import { featureFlags } from '@/domain/access/featureFlags.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './featureFlags.cases.json';

describeRule(featureFlags, cases);
