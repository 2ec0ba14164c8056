import { scopeGuard } from '@/domain/access/scopeGuard.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './scopeGuard.cases.json';

describeRule(scopeGuard, cases);
