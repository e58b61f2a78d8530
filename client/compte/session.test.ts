// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { SessionProvider, useSession } from "./session.tsx";

/** Event streams that the page has opened. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeEventSource[] = [];
  readonly readyState = 1;
  constructor() {
    super();
    FakeEventSource.opened.push(this);
  }
  close(): void {}
}

test("a stream that comes back after a cut has the page ask again what the account may do", async () => {
  onTestFinished(cleanup);
  onTestFinished(() => void vi.unstubAllGlobals());
  let role = "user";
  vi.stubGlobal("EventSource", FakeEventSource);
  vi.stubGlobal("fetch", (chemin: string) =>
    Promise.resolve(
      Response.json(
        chemin === "/api/notif"
          ? { notif: false, affaires: false }
          : {
              allowed: true,
              user: { userId: "lea", pseudo: "Lea", icon: "ico0", role, sansPublier: null },
            },
      ),
    ),
  );
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(SessionProvider, null, children);
  const { result } = renderHook(useSession, { wrapper });
  await vi.waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  const [stream] = FakeEventSource.opened;
  await act(async () => stream?.dispatchEvent(new Event("open")));
  role = "moderator";
  // the browser reconnects by itself
  await act(async () => {
    stream?.dispatchEvent(new Event("error"));
    stream?.dispatchEvent(new Event("open"));
  });
  await vi.waitFor(() => expect(result.current.compte).toMatchObject({ role: "moderator" }));
});
