import type { Container } from 'inversify';
import { AccessStore } from '@/presentation/access/AccessStore';
import type { StoreFactories } from '@/presentation/shared/StoreFactories';
import { LogOutStore } from '@/presentation/shell/LogOutStore';
import { MenuStore } from '@/presentation/shell/MenuStore';
import { ReauthenticationStore } from '@/presentation/shell/ReauthenticationStore';
import type { ShellStores } from '@/presentation/shell/ShellStores';
import { shellText } from '@/presentation/shell/shellText';
import { showTheme } from '@/presentation/shell/showTheme';
import { ThemeStore } from '@/presentation/shell/ThemeStore';
import { accessModule } from './accessModule';
import { chatEngineModule } from './chatEngineModule';
import { chatModule } from './chatModule';
import { LoadScopesToken, WatchScopesToken } from './tokens/accessTokens';
import { ChatStoresToken, ReportChatProblemsToken, RunChatToken } from './tokens/chatTokens';
import { ReauthenticateToken, SignOutToken } from './tokens/sessionTokens';
import { ChooseThemeToken, RememberMenuToken, WatchThemeToken } from './tokens/shellTokens';

/** Adds the shell's modules to the container, once, and gives what makes the stores of one person. */
export function createShellStores(container: Container, { toasts }: StoreFactories): () => ShellStores {
  container.load(accessModule, chatEngineModule, chatModule);
  // Once per window: it follows whoever is signed in and may chat.
  container.get(ReportChatProblemsToken).execute();
  container.get(RunChatToken).execute();
  return () => ({
    access: new AccessStore(container.get(WatchScopesToken), container.get(LoadScopesToken)),
    chat: container.get(ChatStoresToken),
    menu: new MenuStore(container.get(RememberMenuToken)),
    theme: new ThemeStore(container.get(WatchThemeToken), container.get(ChooseThemeToken), showTheme),
    logOut: new LogOutStore(container.get(SignOutToken), () => toasts.danger(shellText('logOut.failed'))),
    reauthentication: new ReauthenticationStore(container.get(ReauthenticateToken)),
  });
}
