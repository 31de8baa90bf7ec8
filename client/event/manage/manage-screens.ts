// One file for the screens of those who manage events, so that every first visit loads fewer addresses of files.

export { EditEventScreen, NewEventScreen } from "./event-form-screens.tsx";
export { ManageScreen } from "./manage-screen.tsx";
