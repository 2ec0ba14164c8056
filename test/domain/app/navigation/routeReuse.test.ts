import { routeReuse } from '@/domain/app/navigation/routeReuse.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './routeReuse.cases.json';

describeRule(routeReuse, cases);
