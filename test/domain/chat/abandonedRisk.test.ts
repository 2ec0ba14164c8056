import { abandonedRisk } from '@/domain/chat/abandonedRisk.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './abandonedRisk.cases.json';

describeRule(abandonedRisk, cases);
