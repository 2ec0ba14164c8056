import { routeReuse } from '@/domain/shell/routeReuse.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './routeReuse.cases.json';

describeRule(routeReuse, cases);
