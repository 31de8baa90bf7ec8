/** By itself, so that the game's own file doesn't list everything that the menu needs. */
export const fetchRoomMenu = () => import("./room-menu.tsx");
